import type { ProjectEntry, ProjectFile, ProjectPhoto } from '@vakman/domain/project/project.answers';
import { atLineStart, formatFullDay, formatTime } from '@vakman/domain/format/format.dates';
import { Fragment, useState, type ReactNode } from 'react';
import { projectWords } from '../../../generated/project.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { entrySentence } from './entry-sentence.ts';
import { PhotoGrid } from './photo-grid.tsx';

interface ProjectHistoryProps {
  readonly file: Pick<ProjectFile, 'side' | 'entries' | 'photos'>;
  /** What can be done with an entry, and with a photo. */
  readonly renderActs?: (entry: ProjectEntry) => ReactNode;
  readonly renderPhotoActs?: (photo: ProjectPhoto) => ReactNode;
}

/** Entries that are shown before somebody asks for all. */
const shownAtFirst = 12;

/** What happened, the newest first, by day; for the office it is plain at a glance what its customer sees. */
export function ProjectHistory({
  file: { side, entries, photos },
  renderActs,
  renderPhotoActs,
}: ProjectHistoryProps) {
  const words = useWords(projectWords);
  const [isWhole, setIsWhole] = useState(false);
  const dayOf = ({ at }: ProjectEntry) => atLineStart(formatFullDay(at, language), language);
  const shown = isWhole ? entries : entries.slice(0, shownAtFirst);
  return (
    <section className="project-timeline" aria-labelledby="project-timeline">
      <h2 id="project-timeline">{words.history.title}</h2>
      {entries.length === 0 && <p className="project-muted">{words.history.none}</p>}
      <ol>
        {shown.map((entry, place) => {
          const before = shown[place - 1];
          const own = photos.filter(({ entry_id: id }) => id === entry.id);
          const said = entrySentence(entry, words, language);
          return (
            <Fragment key={entry.id}>
              {(!before || dayOf(before) !== dayOf(entry)) && (
                <li className="project-day">
                  <h3>{dayOf(entry)}</h3>
                </li>
              )}
              <li className={`project-entry is-${entry.kind} for-${entry.audience}`}>
                <p className="project-muted">
                  {formatTime(entry.at, language)}
                  {entry.author && (
                    <>
                      {' · '}
                      <span dir="auto">{entry.author.name}</span>
                    </>
                  )}
                  {side === 'office' && (entry.kind === 'note' || entry.kind === 'photos') && (
                    <span className="project-audience">{words.audiences[entry.audience]}</span>
                  )}
                </p>
                {said !== '' && <p className="project-told">{said}</p>}
                {entry.body !== '' && (
                  <p className="project-words" dir="auto">
                    {entry.body}
                  </p>
                )}
                {own.length > 0 && (
                  <PhotoGrid photos={own} {...(renderPhotoActs && { renderBelow: renderPhotoActs })} />
                )}
                {renderActs?.(entry)}
              </li>
            </Fragment>
          );
        })}
      </ol>
      {entries.length > shown.length && (
        <button type="button" className="button" onClick={() => setIsWhole(true)}>
          {words.history.all}
        </button>
      )}
    </section>
  );
}
