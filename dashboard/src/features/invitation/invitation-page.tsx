import { invitationWords } from '../../../generated/invitation.words.ts';
import { useWords } from '../../words/use-words.ts';

export default function InvitationPage() {
  const words = useWords(invitationWords);
  return <h1>{words.title}</h1>;
}
