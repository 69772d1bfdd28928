import { dossierWords } from '../../../generated/dossier.words.ts';
import { useWords } from '../../words/use-words.ts';

export default function DossierPage() {
  const words = useWords(dossierWords);
  return <h1>{words.title}</h1>;
}
