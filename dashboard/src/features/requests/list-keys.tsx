import { requestsWords } from '../../../generated/requests.words.ts';
import { useWords } from '../../words/use-words.ts';
import { listKeys } from './use-list-keys.ts';

/** What the keyboard does in the list; a telephone has none. */
export function ListKeys() {
  const { list } = useWords(requestsWords);
  return (
    <p className="requests-keys">
      {list.keys.split(/(\{\w+\})/).map((part) => {
        const key = listKeys[part.slice(1, -1) as keyof typeof listKeys] as string | undefined;
        return key === undefined ? part : <kbd key={key}>{key}</kbd>;
      })}
    </p>
  );
}
