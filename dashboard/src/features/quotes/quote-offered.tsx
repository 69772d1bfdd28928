import type { QuoteFile } from '@vakman/domain/quote/quote-file.answers';
import { randomUuid } from '@vakman/domain/text/random-uuid';
import { saveQuote, withdrawQuote } from '@vakman/supabase/client/quotes';
import { useMemo, useState } from 'react';
import { quotesWords } from '../../../generated/quotes.words.ts';
import { createRetryIds } from '../../backend/retry-ids.ts';
import { router } from '../../router/router.ts';
import { useWords } from '../../words/use-words.ts';
import { useRequestPhotos } from '../requests/use-request-photos.ts';
import { QuoteReading } from './quote-reading.tsx';
import { useQuoteOrders } from './use-quote-orders.ts';

interface QuoteOfferedProps {
  readonly file: QuoteFile;
  readonly userId: string;
  /** Names of colleagues who look at it, too. */
  readonly here: readonly string[];
}

/** A quote that was sent: it is read, followed by a new version, or taken back. */
export function QuoteOffered({ file, userId, here }: QuoteOfferedProps) {
  const { quote } = file;
  const { done } = useWords(quotesWords);
  const order = useQuoteOrders(userId);
  const photos = useRequestPhotos(quote.photos);
  const [retries] = useState(createRetryIds);
  // The same for a retry, which else would be another draft.
  const lines = useMemo(() => quote.lines.map((line) => ({ ...line, id: randomUuid() })), [quote.lines]);
  return (
    <QuoteReading
      {...{ file, photos, here }}
      onNewVersion={async () => {
        const { request_id, project_id, language, name, email, street_address, postal_code } = quote;
        const { title, introduction, conditions, photos, home_age } = quote;
        const copy = {
          request_id,
          project_id,
          language,
          name,
          email,
          street_address,
          postal_code,
          title,
          introduction,
          conditions,
          photos,
          home_age,
          lines,
          replaces: quote.id,
          version: null,
        };
        await retries.send('version', copy, async (draft) => {
          const version = await order(done.begun, (connection) => saveQuote(connection, draft));
          if (version !== undefined) router.push('quote', { quoteId: draft.id });
          return version !== undefined;
        });
      }}
      onWithdraw={async () => {
        await order(done.withdrawn, (connection) => withdrawQuote(connection, quote));
      }}
    />
  );
}
