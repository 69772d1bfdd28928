import { chatWords } from '../../../generated/chat.words.ts';
import { lazyPage } from '../../router/lazy-page.ts';
import { router } from '../../router/router.ts';
import { useIsNarrow } from '../calendar/use-is-narrow.ts';
import { ConversationsView } from './conversations-view.tsx';
import { Conversation } from './conversation.tsx';
import { ConversationList } from './conversation-list.tsx';
import './chat.css';
import './conversations.css';

const QuickAnswersPage = lazyPage(() => import('./quick-answers-page.tsx'), chatWords);

/** The conversations of the office: all of them, beside the one that is open. */
export default function ConversationsPage() {
  const route = router.useRoute(['officeConversation', 'quickAnswers', 'conversations']);
  const isNarrow = useIsNarrow();
  if (route?.name === 'quickAnswers') return <QuickAnswersPage />;
  const openId = route?.name === 'officeConversation' ? route.params.conversationId : undefined;
  const { search = '' } = route?.params ?? {};
  return (
    <ConversationsView
      isOpen={openId !== undefined}
      isNarrow={isNarrow}
      list={<ConversationList search={search} openId={openId} />}
      conversation={
        openId !== undefined && <Conversation key={openId} conversationId={openId} level={isNarrow ? 1 : 2} />
      }
    />
  );
}
