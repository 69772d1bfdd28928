import { officeWords } from '../../../generated/office.words.ts';
import { useWords } from '../../words/use-words.ts';

export default function OfficePage() {
  const words = useWords(officeWords);
  return <h1>{words.title}</h1>;
}
