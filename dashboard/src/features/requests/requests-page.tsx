import { wordsByLanguage as quoteFormWords } from '@vakman/widgets/generated/quote-form.words.ts';
import { chatWords } from '../../../generated/chat.words.ts';
import { repliesWords } from '../../../generated/replies.words.ts';
import { lazyPage } from '../../router/lazy-page.ts';
import { router } from '../../router/router.ts';
import { withoutEmpty } from './list-query.ts';
import { RequestList } from './request-list.tsx';
import './request-rows.css';
import './requests.css';

/** Most come for the list; one request and what is answered come when they are opened. */
const RequestPage = lazyPage(() => import('./request-page.tsx'), repliesWords, quoteFormWords, chatWords);
const TemplatesPage = lazyPage(() => import('../replies/templates-page.tsx'), repliesWords);

/** What was asked: all of it, or one. */
export default function RequestsPage() {
  const route = router.useRoute(['request', 'requests', 'templates']);
  if (route?.name === 'request') {
    const { requestId, write } = route.params;
    return <RequestPage key={requestId} id={requestId} isWriting={write !== undefined} />;
  }
  if (route?.name === 'templates') return <TemplatesPage />;
  return <RequestList query={withoutEmpty(route?.params ?? {})} />;
}
