import { mostQuotePhotos } from '@vakman/domain/quote/quote.answers';
import { fill } from '@vakman/domain/text/fill';
import { Icon } from '@vakman/widgets/ui/icon.tsx';
import { useRef, useState } from 'react';
import { quotesWords } from '../../../generated/quotes.words.ts';
import { importPart } from '../../router/lost-chunk.ts';
import { FileImage } from '../../ui/photo-viewer/file-image.tsx';
import { useWords } from '../../words/use-words.ts';
import type { LoadedPhoto } from '../requests/use-request-photos.ts';
import type { AddedPhotos } from './add-photos.ts';
import { QuotePart } from './quote-part.tsx';
import './quote-photos.css';

export interface QuotePhotosProps {
  /** All that may be shown, as far as they have arrived. */
  readonly photos: readonly LoadedPhoto[];
  /** Paths of those that are. */
  readonly chosen: readonly string[];
  readonly onChosen: (paths: readonly string[]) => void;
  /** Stores pictures of this device. */
  readonly onAdd?: (
    files: readonly File[],
    room: number,
    onPart: (done: number) => void,
  ) => Promise<AddedPhotos>;
}

const addLater: NonNullable<QuotePhotosProps['onAdd']> = async (...order) => {
  const { addPhotos } = await importPart(() => import('./add-photos.ts'));
  return addPhotos(...order);
};

/** Pictures that the customer sees with the quote: of his own request, or of this device. */
export function QuotePhotos({ photos, chosen, onChosen, onAdd = addLater }: QuotePhotosProps) {
  const { photos: words } = useWords(quotesWords);
  const input = useRef<HTMLInputElement>(null);
  const [done, setDone] = useState<{ readonly of: number; readonly part: number }>();
  const [refused, setRefused] = useState(0);
  const room = mostQuotePhotos - chosen.length;
  const add = async (files: readonly File[]) => {
    setRefused(0);
    setDone({ of: files.length, part: 1 });
    const added = await onAdd(files, room, (part) => setDone({ of: files.length, part: part + 1 })).catch(
      () => ({ paths: [], refused: files.length }),
    );
    setDone(undefined);
    setRefused(added.refused);
    if (added.paths.length > 0) onChosen([...chosen, ...added.paths]);
    // So that the same file can be chosen once more.
    if (input.current) input.current.value = '';
  };
  return (
    <QuotePart title={words.title}>
      {photos.length === 0 && <p className="quote-muted">{words.none}</p>}
      <ul className="quote-photos">
        {photos.map(({ path, file, isLost }, index) => {
          const isChosen = chosen.includes(path);
          return (
            <li key={path}>
              <label>
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={!isChosen && room <= 0}
                  aria-label={fill(words.show, { number: index + 1 })}
                  onChange={() =>
                    onChosen(isChosen ? chosen.filter((each) => each !== path) : [...chosen, path])
                  }
                />
                {file ? (
                  <FileImage file={file} alt="" />
                ) : (
                  <span className="quote-photo-room">{isLost ? words.lost : <Icon name="picture" />}</span>
                )}
              </label>
            </li>
          );
        })}
      </ul>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={words.add}
        onChange={({ target }) => void add([...(target.files ?? [])])}
      />
      {room > 0 ? (
        <button
          type="button"
          className="button quote-photo-add"
          aria-disabled={done !== undefined}
          onClick={() => done === undefined && input.current?.click()}
        >
          {words.add}
        </button>
      ) : (
        <p className="quote-muted">{fill(words.full, { count: mostQuotePhotos })}</p>
      )}
      <output>{done && fill(words.storing, { part: done.part, count: done.of })}</output>
      {refused > 0 && (
        <p className="fault-notice" role="alert">
          {fill(words.refused, { count: refused })}
        </p>
      )}
    </QuotePart>
  );
}
