import type { QuoteDraft } from '@vakman/domain/quote/quote.answers';
import { BackendError } from '@vakman/supabase/client/connection';

export type SavedQuote = Omit<QuoteDraft, 'id' | 'version'>;

/**
 * How far what was typed has got: stored; about to be; kept on the device alone, since something in it is not whole or no
 * answer came; or refused, since a colleague changed or sent it meanwhile.
 */
export type Saving = 'stored' | 'saving' | 'incomplete' | 'lost' | 'changed' | 'sent' | 'refused';

/** Milliseconds after the last key, and after an answer that did not come. */
export const pause = 700;
export const patience = 5000;

interface SaverOptions {
  /** Of what is stored; null for what is not yet. */
  readonly version: number | null;
  /** Stores it over a version, and answers the one that it then has. */
  readonly save: (quote: SavedQuote, version: number | null) => Promise<number>;
  readonly onSaving: (saving: Saving, version: number | null) => void;
}

const outcomeOf = (error: unknown): Saving => {
  if (!(error instanceof BackendError)) return 'lost';
  if (error.code === 'changed' || error.code === 'sent') return error.code;
  return error.status === 0 || error.status === 401 || error.status === 429 || error.status >= 500
    ? 'lost'
    : 'refused';
};

/** Stores what is typed when the typing rests, one after the other, and tries again until it is heard. */
export function createQuoteSaver({ version, save, onSaving }: SaverOptions) {
  let seen = version;
  let wanted: SavedQuote | undefined;
  /** What was sent without an answer. It may be stored, so that nothing else is sent over the version that it was for. */
  let unheard: SavedQuote | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isOver = false;

  const later = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), milliseconds);
  };
  async function storeWanted(): Promise<void> {
    while (wanted) {
      const quote: SavedQuote = unheard ?? wanted;
      onSaving('saving', seen);
      try {
        // One version after the other.
        // oxlint-disable-next-line no-await-in-loop
        seen = await save(quote, seen);
        unheard = undefined;
      } catch (error) {
        const saving = outcomeOf(error);
        unheard = saving === 'lost' ? quote : undefined;
        if (isOver) return;
        onSaving(saving, seen);
        if (saving === 'lost') later(patience);
        return;
      }
      if (wanted === quote) {
        wanted = undefined;
        onSaving('stored', seen);
      }
    }
  }
  function run(): Promise<void> {
    clearTimeout(timer);
    running ??= storeWanted().finally(() => {
      running = undefined;
    });
    return running;
  }
  return {
    /** @param quote undefined while it is not whole. */
    type(quote: SavedQuote | undefined): void {
      wanted = quote;
      clearTimeout(timer);
      if (!quote) onSaving('incomplete', seen);
      else {
        onSaving('saving', seen);
        later(pause);
      }
    },
    /** Stores at once what waits; the version that stands then, undefined where not all of it is stored. */
    async flush(): Promise<number | undefined> {
      if (running) await running;
      await run();
      return wanted === undefined && seen !== null ? seen : undefined;
    },
    /** What waits is to be stored over another version, after somebody saw that there is one. */
    overwrite(other: number): void {
      unheard = undefined;
      seen = other;
      void run();
    },
    /** Another version is what is shown now; what waited is given up. */
    adopt(other: number): void {
      wanted = undefined;
      unheard = undefined;
      clearTimeout(timer);
      seen = other;
      onSaving('stored', seen);
    },
    end(): void {
      isOver = true;
      wanted = undefined;
      clearTimeout(timer);
    },
  };
}
export type QuoteSaver = ReturnType<typeof createQuoteSaver>;
