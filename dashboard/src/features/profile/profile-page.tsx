import { profileWords } from '../../../generated/profile.words.ts';
import { useWords } from '../../words/use-words.ts';
import { DeleteAccountSection } from '../own-data/delete-account-section.tsx';
import { MyDataSection } from '../own-data/my-data-section.tsx';

export default function ProfilePage() {
  const words = useWords(profileWords);
  return (
    <>
      <h1>{words.title}</h1>
      <MyDataSection />
      <DeleteAccountSection />
    </>
  );
}
