import { profileWords } from '../../../generated/profile.words.ts';
import { useWords } from '../../words/use-words.ts';

export default function ProfilePage() {
  const words = useWords(profileWords);
  return <h1>{words.title}</h1>;
}
