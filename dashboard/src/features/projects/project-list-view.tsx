import { Link } from '@swan-io/chicane';
import type { Crew } from '@vakman/domain/calendar/calendar.answers';
import type { ListedProject, Pipeline } from '@vakman/domain/project/project-list.answers';
import type { ReactNode } from 'react';
import { projectsWords } from '../../../generated/projects.words.ts';
import { router } from '../../router/router.ts';
import { useWords } from '../../words/use-words.ts';
import { figures, type ListQuery } from './list-query.ts';
import { PipelineBar } from './pipeline-bar.tsx';
import { ProjectFilters } from './project-filters.tsx';
import { ProjectRows } from './project-rows.tsx';
import { newProject } from './new-project.ts';
import '../project/project.css';
import './projects.css';

export interface ProjectListViewProps {
  readonly projects: readonly ListedProject[];
  readonly pipeline: Pipeline;
  readonly crews: readonly Crew[];
  readonly query: ListQuery;
  readonly onQuery: (query: ListQuery) => void;
  /** Fetches more; undefined where all are there. */
  readonly onMore: (() => void) | undefined;
  /** Crews and months in numbers, where the address asks for them. */
  readonly figures?: ReactNode;
}

/** All jobs of the firm: the pipeline, and below it the projects or the figures. */
export function ProjectListView(props: ProjectListViewProps) {
  const { projects, pipeline, crews, query, onQuery, onMore, figures: shownFigures } = props;
  const words = useWords(projectsWords);
  const isFiltered = Boolean(query.search || query.state || query.crew);
  return (
    <div className="projects">
      <div className="projects-head">
        <h1>{words.title}</h1>
        <fieldset className="projects-views" aria-label={words.views.label}>
          {(['', figures] as const).map((view) => (
            <button
              key={view}
              type="button"
              className="button"
              aria-pressed={(query.view === figures) === (view === figures)}
              onClick={() => onQuery({ view })}
            >
              {view === figures ? words.views.figures : words.views.list}
            </button>
          ))}
        </fieldset>
        <Link className="button" to={router.officeProject({ projectId: newProject })}>
          {words.add}
        </Link>
      </div>
      {shownFigures ?? (
        <>
          <PipelineBar pipeline={pipeline} state={query.state} onState={(state) => onQuery({ state })} />
          <ProjectFilters query={query} crews={crews} onQuery={onQuery} />
          {projects.length === 0 ? (
            <p className="projects-none">{isFiltered ? words.list.nothing : words.list.none}</p>
          ) : (
            <ProjectRows projects={projects} crews={crews} />
          )}
          {onMore && (
            <button type="button" className="button" onClick={onMore}>
              {words.list.more}
            </button>
          )}
        </>
      )}
    </div>
  );
}
