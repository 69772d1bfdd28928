import { Link } from '@swan-io/chicane';
import { chatWords } from '../../../generated/chat.words.ts';
import { router } from '../../router/router.ts';
import { useWords } from '../../words/use-words.ts';
import { Conversation } from './conversation.tsx';
import './chat.css';

/** A customer's conversation with the office. */
export default function ConversationPage() {
  const words = useWords(chatWords);
  const { conversationId = '' } = router.useRoute(['conversation'])?.params ?? {};
  return (
    <div className="chat-page">
      <p className="chat-back">
        <Link to={router.dashboard()}>{words.toDashboard}</Link>
      </p>
      <Conversation conversationId={conversationId} level={1} />
    </div>
  );
}
