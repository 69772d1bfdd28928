import { useQueryClient } from '@tanstack/react-query';
import type { Quote } from '@vakman/domain/quote/quote.answers';
import type { KeptQuote, TypedQuote } from '@vakman/domain/quote/quote.drafts';
import { readQuote, saveQuote } from '@vakman/supabase/client/quotes';
import { useEffect, useRef, useState } from 'react';
import { keys } from '../../backend/keys.ts';
import { connect } from '../../session/connect.ts';
import { language } from '../../words/language.ts';
import { keepQuote } from './quote-drafts.ts';
import { draftOf } from './quote-faults.ts';
import { createQuoteSaver, type QuoteSaver, type Saving } from './quote-saver.ts';
import { typedQuote } from './typed-quote.ts';

interface Editing {
  readonly id: string;
  readonly userId: string;
  /** As it is stored; null for one that is not yet. */
  readonly stored: Quote | null;
  /** What this device has beyond that. */
  readonly kept: KeptQuote | undefined;
}

export interface QuoteEditing {
  readonly typed: TypedQuote;
  readonly saving: Saving;
  readonly change: (changes: Partial<TypedQuote>) => void;
  /** Stores at once; the version that stands then, undefined where not all of it is stored. */
  readonly flush: () => Promise<number | undefined>;
  /** After a colleague stored another version: what was typed here takes its place. */
  readonly keepMine: () => Promise<void>;
  /** The colleague's is shown, and what was typed here is gone. */
  readonly takeTheirs: () => Promise<void>;
}

/** Follows what is typed into a quote: it stands on this device at once, and in the database when the typing rests. */
export function useQuoteEditing({ id, userId, stored, kept }: Editing): QuoteEditing {
  const queries = useQueryClient();
  const [typed, setTyped] = useState<TypedQuote>(() => kept?.typed ?? typedQuote(stored as Quote, language));
  const isBehind = kept !== undefined && stored !== null && kept.version !== stored.version;
  const [saving, setSaving] = useState<Saving>(() => (isBehind ? 'changed' : kept ? 'incomplete' : 'stored'));
  const latest = useRef(typed);
  const [first] = useState({ kept, version: kept ? kept.version : (stored?.version ?? null), isBehind });
  const saver = useRef<QuoteSaver>(undefined);

  useEffect(() => {
    const made = createQuoteSaver({
      version: first.version,
      save: async (quote, version) => saveQuote(await connect(), { id, ...quote, version }),
      onSaving(now, version) {
        setSaving(now);
        keepQuote(id, now === 'stored' ? undefined : { userId, version, typed: latest.current });
        if (now === 'stored' || now === 'sent')
          void queries.invalidateQueries({ queryKey: keys.quotes(userId) });
      },
    });
    saver.current = made;
    // What stands on the device alone is stored now, unless a colleague was quicker.
    if (first.kept && !first.isBehind) made.type(draftOf(latest.current));
    return () => made.end();
  }, [first, id, queries, userId]);

  const write = (next: TypedQuote) => {
    latest.current = next;
    setTyped(next);
    saver.current?.type(draftOf(next));
  };
  /** The draft as a colleague left it; none where no answer comes, or it was sent or taken away. */
  const readNewest = async () => {
    const newest = await readQuote(await connect(), id).catch(() => null);
    if (newest?.state !== 'draft') void queries.invalidateQueries({ queryKey: keys.quotes(userId) });
    return newest?.state === 'draft' ? newest : undefined;
  };
  return {
    typed,
    saving,
    change: (changes) => write({ ...latest.current, ...changes }),
    flush: async () => saver.current?.flush(),
    async keepMine() {
      const newest = await readNewest();
      if (!newest) return;
      saver.current?.overwrite(newest.version);
      saver.current?.type(draftOf(latest.current));
    },
    async takeTheirs() {
      const newest = await readNewest();
      if (!newest) return;
      const next = typedQuote(newest, language);
      latest.current = next;
      setTyped(next);
      saver.current?.adopt(newest.version);
    },
  };
}
