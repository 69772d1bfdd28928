import { useQuery, useQueryClient } from '@tanstack/react-query';
import { languages } from '@vakman/domain/languages/languages';
import type { QuoteText, QuoteTextPart } from '@vakman/domain/quote/quote-texts.answers';
import { randomUuid } from '@vakman/domain/text/random-uuid';
import { BackendError, type Connection } from '@vakman/supabase/client/connection';
import { listQuoteTexts, removeQuoteText, saveQuoteText } from '@vakman/supabase/client/quote-texts';
import { quotesWords, type QuotesWords } from '../../../generated/quotes.words.ts';
import { Loading } from '../../app/loading.tsx';
import { keys } from '../../backend/keys.ts';
import { connect } from '../../session/connect.ts';
import { useSession } from '../../session/use-session.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useWords } from '../../words/use-words.ts';
import { QuoteTextsView } from './quote-texts-view.tsx';
import './quote.css';

type Starter = keyof QuotesWords['starters'];

const partOf: Readonly<Record<Starter, QuoteTextPart>> = {
  opening: 'introduction',
  site: 'conditions',
  changes: 'conditions',
};

/** Examples in all languages, from which an office makes texts of its own. */
async function starterTexts(): Promise<Omit<QuoteText, 'version'>[]> {
  const all = await Promise.all(
    languages.map(async (language) => [language, (await quotesWords[language]()).words.starters] as const),
  );
  const [[, dutch]] = all as [[string, QuotesWords['starters']]];
  return (Object.keys(dutch) as Starter[]).map((starter) => ({
    id: randomUuid(),
    name: dutch[starter].name,
    part: partOf[starter],
    texts: Object.fromEntries(all.map(([language, starters]) => [language, starters[starter].text])),
  }));
}

/** Texts that quotes say again and again. */
export default function QuoteTextsPage() {
  const { manage, faults } = useWords(quotesWords);
  const session = useSession();
  const userId = session.kind === 'signed-in' ? session.userId : '';
  const queries = useQueryClient();
  const texts = useQuery({
    queryKey: keys.quoteTexts(userId),
    queryFn: async () => listQuoteTexts(await connect()),
    throwOnError: (_error, { state }) => state.data === undefined,
  });
  const run = async (text: string, act: (connection: Connection) => Promise<unknown>, undo?: () => void) => {
    try {
      await act(await connect());
      showToast({ kind: 'success', text, ...(undo && { undo }) });
      return true;
    } catch (error) {
      const code = error instanceof BackendError ? error.code : '';
      const told = code === 'changed' || code === 'too_many' ? manage.faults[code] : faults.unknown;
      showToast({ kind: 'error', text: told });
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey: keys.quoteTexts(userId) });
    }
  };
  if (!texts.data) return <Loading />;
  return (
    <QuoteTextsView
      texts={texts.data}
      onSave={(text) => run(manage.done.saved, (connection) => saveQuoteText(connection, text))}
      onRemove={({ id }) =>
        run(
          manage.done.removed,
          (connection) => removeQuoteText(connection, id),
          () => void run(manage.done.restored, (connection) => removeQuoteText(connection, id, false)),
        )
      }
      onStart={() =>
        run(manage.done.saved, async (connection) => {
          for (const text of await starterTexts())
            await saveQuoteText(connection, { ...text, version: null });
        })
      }
    />
  );
}
