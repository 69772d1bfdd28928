import { fill } from '@vakman/domain/text/fill';
import { useState } from 'react';
import { EmptyCategory } from './empty-category.tsx';
import { FilterButtons } from './filter-buttons.tsx';
import type { GalleryProps } from './gallery.props.ts';
import { filterItems, skeletonCount, type Filter } from './gallery.state.ts';
import { ProjectCard } from './project-card.tsx';
import { useKeptRoom } from './use-kept-room.ts';
import { useProjects } from './use-projects.ts';

/** Projects before and after: the built-in ones in the page, those of the database as soon as they are there. */
export function Gallery(props: GalleryProps) {
  const { language, words, emit, hideTitle = false } = props;
  const { messages } = words;
  const isDrawn = words.projects.some(({ before, after }) => before.isDrawn || after.isDrawn);
  const { projects, settled } = useProjects(props);
  const [filter, setFilter] = useState<Filter>('all');
  const { list, isCut, release } = useKeptRoom(settled);
  const shown = projects && filterItems(projects, filter);
  const status = shown ? fill(messages.count, { count: shown.length }) : messages.loading;

  function choose(chosen: Filter): void {
    if (chosen === filter) return;
    release();
    setFilter(chosen);
    emit('project-filter-changed', { filter: chosen });
  }

  return (
    <section className="widget" lang={language} aria-label={messages.title}>
      {!hideTitle && (
        <header>
          <h2>{messages.title}</h2>
          <p>{messages.introduction}</p>
          {isDrawn && <p>{messages.drawn}</p>}
        </header>
      )}
      <div className="toolbar">
        <FilterButtons chosen={filter} messages={messages.filters} onChoose={choose} />
        <output>
          {/* A new one each time, because changed words would count as moved. */}
          <span key={status}>{status}</span>
        </output>
      </div>
      <div className={isCut ? 'room cut' : 'room'}>
        <ul ref={list} tabIndex={-1} aria-busy={shown ? undefined : true}>
          {shown?.map((item) => <ProjectCard key={item.id} item={item} messages={messages} />) ?? skeletons()}
        </ul>
        {/* It goes when all is shown, so the focus goes on to the list, which lets all be shown. */}
        {isCut && (
          <button className="button" type="button" onClick={() => list.current?.focus()}>
            {fill(messages.showAll, { count: shown?.length ?? 0 })}
          </button>
        )}
      </div>
      {shown?.length === 0 && <EmptyCategory {...{ filter, language, messages }} />}
    </section>
  );
}

function skeletons() {
  return Array.from({ length: skeletonCount }, (_, index) => (
    <li key={`skeleton-${index}`} className="card skeleton" aria-hidden="true">
      <div />
      <p />
      <p />
    </li>
  ));
}
