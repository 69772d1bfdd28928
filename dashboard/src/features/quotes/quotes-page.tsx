import { lazyPage } from '../../router/lazy-page.ts';
import { router } from '../../router/router.ts';
import { QuoteList } from './quote-list.tsx';
import './quotes.css';

/** Most come for the list; one quote, and the texts that are written again and again, come when they are opened. */
const QuoteTextsPage = lazyPage(() => import('./quote-texts-page.tsx'));
const QuotePage = lazyPage(() => import('./quote-page.tsx'));

/** What jobs will cost: all that the office offered, or one. */
export default function QuotesPage() {
  const route = router.useRoute(['quote', 'quotes', 'quoteTexts']);
  if (route?.name === 'quote') return <QuotePage key={route.params.quoteId} id={route.params.quoteId} />;
  if (route?.name === 'quoteTexts') return <QuoteTextsPage />;
  const { search = '', state = '' } = route?.params ?? {};
  return <QuoteList search={search} state={state} />;
}
