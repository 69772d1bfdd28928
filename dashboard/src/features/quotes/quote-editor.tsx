import type { Quote } from '@vakman/domain/quote/quote.answers';
import type { KeptQuote } from '@vakman/domain/quote/quote.drafts';
import { notifyQuote } from '@vakman/supabase/client/mails';
import { removeQuote, saveQuote, sendQuote } from '@vakman/supabase/client/quotes';
import { useQuery } from '@tanstack/react-query';
import { listQuoteTexts } from '@vakman/supabase/client/quote-texts';
import { quotesWords } from '../../../generated/quotes.words.ts';
import { keys } from '../../backend/keys.ts';
import { router } from '../../router/router.ts';
import { connect } from '../../session/connect.ts';
import { useWords } from '../../words/use-words.ts';
import { keepQuote } from './quote-drafts.ts';
import { QuoteEditorView } from './quote-editor-view.tsx';
import { draftOf } from './quote-faults.ts';
import { useQuoteEditing } from './use-quote-editing.ts';
import { useQuoteOrders } from './use-quote-orders.ts';
import { useQuotePhotos } from './use-quote-photos.ts';

interface QuoteEditorProps {
  readonly id: string;
  readonly userId: string;
  /** Names of colleagues who look at it, too. */
  readonly here: readonly string[];
  readonly stored: Quote | null;
  readonly kept: KeptQuote | undefined;
}

/** A draft, which is stored while it is written. */
export function QuoteEditor({ id, userId, here, stored, kept }: QuoteEditorProps) {
  const { done } = useWords(quotesWords);
  const editing = useQuoteEditing({ id, userId, stored, kept });
  const order = useQuoteOrders(userId);
  const texts = useQuery({
    queryKey: keys.quoteTexts(userId),
    queryFn: async () => listQuoteTexts(await connect()),
  });
  const { typed, flush } = editing;
  const photos = useQuotePhotos(userId, typed.request_id, typed.photos);
  return (
    <QuoteEditorView
      {...{ editing, here }}
      texts={texts.data ?? []}
      photos={photos}
      onRemove={async () => {
        const version = stored ? await flush() : null;
        const draft = draftOf(typed);
        if (version === undefined) return;
        if (version !== null) {
          const isRemoved = await order(
            done.removed,
            async (connection) => {
              await removeQuote(connection, { id, version });
              return true;
            },
            draft &&
              (() =>
                void order(done.restored, (connection) =>
                  saveQuote(connection, { id, ...draft, version: null }),
                )),
          );
          if (!isRemoved) return;
        }
        keepQuote(id, undefined);
        router.push('quotes');
      }}
      onSend={async () => {
        const version = await flush();
        if (version === undefined) return false;
        const sent = await order(done.sent, async (connection) => {
          const quote = await sendQuote(connection, { id, version });
          // Should the call be lost, the outbox is worked off later.
          void notifyQuote(connection, id).catch(() => undefined);
          return quote;
        });
        return sent !== undefined;
      }}
    />
  );
}
