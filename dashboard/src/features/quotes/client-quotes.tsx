import { useQuery } from '@tanstack/react-query';
import { listQuotes } from '@vakman/supabase/client/quotes';
import { quotesWords } from '../../../generated/quotes.words.ts';
import { keys } from '../../backend/keys.ts';
import { connect } from '../../session/connect.ts';
import { useWords } from '../../words/use-words.ts';
import { QuotesPart } from './quotes-part.tsx';

interface ClientQuotesProps {
  readonly clientId: string;
  readonly userId: string;
}

/** What a client was offered, and how far each of it is. */
export default function ClientQuotes({ clientId, userId }: ClientQuotesProps) {
  const { request: words } = useWords(quotesWords);
  const filter = { client_id: clientId };
  const { data } = useQuery({
    queryKey: keys.quoteList(userId, filter),
    queryFn: async () => listQuotes(await connect(), { filter, after: null, size: 200 }),
  });
  return <QuotesPart quotes={data?.rows ?? []} none={words.noneOfClient} />;
}
