import { locales } from '@vakman/domain/languages/languages';
import { fill } from '@vakman/domain/text/fill';
import { projectPhotosWords } from '../../../generated/project-photos.words.ts';
import { FileImage } from '../../ui/photo-viewer/file-image.tsx';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import type { PhotoQueue, QueuedPhoto } from './photo-queue.events.ts';
import { summaryOf } from './photo-queue.state.ts';
import { queueSentence } from './queue-sentence.ts';

interface WaitingPhotosProps {
  readonly photos: PhotoQueue;
  readonly onResume: () => void;
  readonly onDrop: (id: string) => void;
}

/** Photos that are taken and not stored yet, each with how far it is. */
export function WaitingPhotos({ photos, onResume, onDrop }: WaitingPhotosProps) {
  const words = useWords(projectPhotosWords);
  if (photos.length === 0) return null;
  const summary = summaryOf(photos);
  const percents = new Intl.NumberFormat(locales[language], { style: 'percent' });
  const stateOf = ({ status, part }: QueuedPhoto) =>
    status === 'sending' ? percents.format(part) : words.statuses[status];
  return (
    <div className="waiting-photos">
      <p className="project-strong">{queueSentence(summary, words)}</p>
      <ul>
        {photos.map((photo, place) => (
          <li key={photo.id} className={`is-${photo.status}`}>
            <FileImage file={photo.small} alt={fill(words.photo, { number: place + 1 })} />
            <progress
              value={photo.part}
              max={1}
              aria-label={fill(words.photo, { number: place + 1 })}
              aria-valuetext={stateOf(photo)}
            />
            <span>{stateOf(photo)}</span>
            {photo.status === 'refused' && (
              <button
                type="button"
                className="link"
                aria-label={fill(words.dropPhoto, { number: place + 1 })}
                onClick={() => onDrop(photo.id)}
              >
                {words.drop}
              </button>
            )}
          </li>
        ))}
      </ul>
      {!summary.isSending && (
        <button type="button" className="button" onClick={onResume}>
          {words.again}
        </button>
      )}
    </div>
  );
}
