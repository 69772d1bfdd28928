import { appWords } from '../../generated/app.words.ts';
import { useWords } from '../words/use-words.ts';
import { NoticePage } from './notice-page.tsx';

/** Says that there is no page under the address. */
export function MissingPage() {
  const { missing } = useWords(appWords);
  return <NoticePage title={missing.title} text={missing.text} />;
}
