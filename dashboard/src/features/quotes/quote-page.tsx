import { useQuery } from '@tanstack/react-query';
import { readQuoteFile } from '@vakman/supabase/client/quotes';
import { Link } from '@swan-io/chicane';
import { useState } from 'react';
import { quotesWords } from '../../../generated/quotes.words.ts';
import { Loading } from '../../app/loading.tsx';
import { NoticePage } from '../../app/notice-page.tsx';
import { keys } from '../../backend/keys.ts';
import { router } from '../../router/router.ts';
import { connect } from '../../session/connect.ts';
import { useSession } from '../../session/use-session.ts';
import { useWords } from '../../words/use-words.ts';
import { usePulse } from '../requests/use-pulse.ts';
import { readKept } from './quote-drafts.ts';
import { QuoteEditor } from './quote-editor.tsx';
import { QuoteOffered } from './quote-offered.tsx';
import './quote.css';

/** One quote, as it stands now: a draft is written, what was sent is read. */
export default function QuotePage({ id }: { readonly id: string }) {
  const words = useWords(quotesWords);
  const session = useSession();
  const userId = session.kind === 'signed-in' ? session.userId : '';
  const here = usePulse(userId, 'quote', id);
  const [kept] = useState(() => readKept(id, userId));
  const { data: file } = useQuery({
    queryKey: keys.quote(userId, id),
    queryFn: async () => readQuoteFile(await connect(), id),
    throwOnError: (_error, { state }) => state.data === undefined,
  });
  if (file === undefined) return <Loading />;
  if (file === null && !kept) {
    return (
      <NoticePage title={words.gone} text={words.goneText}>
        <Link className="button" to={router.quotes()}>
          {words.back}
        </Link>
      </NoticePage>
    );
  }
  if (file && file.quote.state !== 'draft') return <QuoteOffered {...{ file, userId, here }} />;
  return <QuoteEditor {...{ id, userId, here, kept }} stored={file?.quote ?? null} />;
}
