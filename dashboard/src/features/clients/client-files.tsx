import { fill } from '@vakman/domain/text/fill';
import { clientsWords } from '../../../generated/clients.words.ts';
import { requestsWords } from '../../../generated/requests.words.ts';
import { useWords } from '../../words/use-words.ts';
import { RequestPart } from '../requests/request-part.tsx';
import { RequestPhotos } from '../requests/request-photos.tsx';
import type { LoadedPhoto } from '../requests/use-request-photos.ts';

export interface ClientPhotos {
  /** Of those that there are, the ones that were fetched. */
  readonly photos: readonly LoadedPhoto[];
  readonly count: number;
  readonly onAll: () => void;
}

interface ClientFilesProps extends ClientPhotos {
  /** Of whoever sent them. */
  readonly name: string;
}

/** Photos and files that came with all requests and bookings of a client, the newest first. */
export function ClientFiles({ photos, count, onAll, name }: ClientFilesProps) {
  const { noFiles, showAll } = useWords(clientsWords);
  const { photos: words } = useWords(requestsWords);
  if (count === 0) {
    return (
      <RequestPart title={words.title}>
        <p className="request-muted">{noFiles}</p>
      </RequestPart>
    );
  }
  return (
    <>
      <RequestPhotos photos={photos} name={name} />
      {photos.length < count && (
        <button type="button" className="button" onClick={onAll}>
          {fill(showAll, { count })}
        </button>
      )}
    </>
  );
}
