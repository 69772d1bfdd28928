import { profileWords } from '../../../generated/profile.words.ts';
import { useWords } from '../../words/use-words.ts';
import { SecondFactorSection } from '../second-factor/second-factor-section.tsx';
import './profile.css';

/** What somebody decides about himself; each section says for itself whether it has something to show. */
export default function ProfilePage() {
  const words = useWords(profileWords);
  return (
    <div className="profile">
      <h1>{words.title}</h1>
      <SecondFactorSection />
    </div>
  );
}
