import { requestsWords } from '../../../generated/requests.words.ts';
import { OfficeDialog } from '../../ui/office-dialog/office-dialog.tsx';
import { useWords } from '../../words/use-words.ts';
import { listKeys, type ListKey } from './use-list-keys.ts';

interface ListKeysProps {
  readonly isOpen: boolean;
  /** Whether requests stand in rows, of which several are chosen. */
  readonly hasRows: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** What the keyboard does in the list; a telephone has none. */
export function ListKeys({ isOpen, hasRows, onOpen }: ListKeysProps) {
  const { keys, photos } = useWords(requestsWords);
  const shown = (Object.keys(listKeys) as ListKey[]).filter((name) => hasRows || name !== 'select');
  return (
    <>
      <button type="button" className="button requests-keys" onClick={() => onOpen(true)}>
        {keys.title} <kbd>{listKeys.help}</kbd>
      </button>
      {isOpen && (
        <OfficeDialog title={keys.title} close={photos.close} onClose={() => onOpen(false)}>
          <dl className="requests-key-list">
            {shown.map((name) => (
              <div key={name}>
                <dt>
                  <kbd>{listKeys[name]}</kbd>
                </dt>
                <dd>{keys[name]}</dd>
              </div>
            ))}
          </dl>
        </OfficeDialog>
      )}
    </>
  );
}
