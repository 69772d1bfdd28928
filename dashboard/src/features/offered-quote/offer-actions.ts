import type { DeclineReason } from '@vakman/domain/quote/quote.answering';
import type { QuoteAcceptance } from '@vakman/supabase/client/offered-quotes';

type Given = Pick<QuoteAcceptance, 'id' | 'version'>;

/** What somebody can do about a quote. They reject with what the backend said. */
export interface OfferActions {
  readonly accept: (acceptance: QuoteAcceptance) => Promise<void>;
  readonly decline: (
    answer: Given & { readonly reason: DeclineReason; readonly words: string },
  ) => Promise<void>;
  readonly askChange: (answer: Given & { readonly words: string }) => Promise<void>;
  readonly withdraw: (answer: Given) => Promise<void>;
  /** Answers until when the code that is mailed works. */
  readonly askCode: () => Promise<string>;
  readonly takeDocument: () => Promise<void>;
  /** Fetches the quote anew; what is shown is no longer so. */
  readonly refresh: () => void;
}
