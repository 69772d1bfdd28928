import { officeWords } from '../../../generated/office.words.ts';
import { useWho } from '../../session/use-who.ts';
import { useWords } from '../../words/use-words.ts';
import { PeopleSection } from '../people/people-section.tsx';

/** What employees and admins work with. */
export default function OfficePage() {
  const words = useWords(officeWords);
  const who = useWho();
  return (
    <>
      <h1>{words.title}</h1>
      {who.kind === 'known' && who.actor === 'admin' ? <PeopleSection /> : <p>{words.byMail}</p>}
    </>
  );
}
