import { useQuery } from '@tanstack/react-query';
import type { RequestFile } from '@vakman/domain/request-handling/read-request.answers';
import { listQuotes, saveQuote } from '@vakman/supabase/client/quotes';
import { useRef, useState } from 'react';
import { quotesWords } from '../../../generated/quotes.words.ts';
import { keys } from '../../backend/keys.ts';
import { createRetryIds } from '../../backend/retry-ids.ts';
import { importPart } from '../../router/lost-chunk.ts';
import { router } from '../../router/router.ts';
import { connect } from '../../session/connect.ts';
import { useWords } from '../../words/use-words.ts';
import { quoteOfRequest } from './quote-of-request.ts';
import { QuotesPart } from './quotes-part.tsx';
import { useQuoteOrders } from './use-quote-orders.ts';

interface RequestQuotesProps {
  readonly file: RequestFile;
  readonly userId: string;
}

/** The quotes for a request, and the press that makes one of it. */
export default function RequestQuotes({ file, userId }: RequestQuotesProps) {
  const words = useWords(quotesWords);
  const order = useQuoteOrders(userId);
  const [retries] = useState(createRetryIds);
  const [isBusy, setIsBusy] = useState(false);
  /** The same for a retry: lines that are guessed anew have other ids, and would be another draft. */
  const begun = useRef<{ readonly of: RequestFile; readonly draft: ReturnType<typeof quoteOfRequest> }>(
    undefined,
  );
  const filter = { request_id: file.request.id };
  const { data } = useQuery({
    queryKey: keys.quoteList(userId, filter),
    queryFn: async () => listQuotes(await connect(), { filter, after: null }),
  });
  const begin = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const { quoteFacts } = await importPart(() => import('../../../generated/quote-facts.ts'));
      if (begun.current?.of !== file) begun.current = { of: file, draft: quoteOfRequest(file, quoteFacts) };
      const isStored = await retries.send('quote', begun.current.draft, async (quote) => {
        const version = await order(words.done.begun, (connection) => saveQuote(connection, quote));
        if (version !== undefined) router.push('quote', { quoteId: quote.id });
        return version !== undefined;
      });
      if (isStored) begun.current = undefined;
    } finally {
      setIsBusy(false);
    }
  };
  return <QuotesPart quotes={data?.rows ?? []} none={words.request.none} isBusy={isBusy} onBegin={begin} />;
}
