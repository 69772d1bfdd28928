import { useQuery, useQueryClient } from '@tanstack/react-query';
import { languages } from '@vakman/domain/languages/languages';
import { randomUuid } from '@vakman/domain/text/random-uuid';
import { BackendError, type Connection } from '@vakman/supabase/client/connection';
import {
  listQuickAnswers,
  removeQuickAnswer,
  saveQuickAnswer,
  type QuickAnswerDraft,
} from '@vakman/supabase/client/quick-answers';
import { chatWords, type ChatWords } from '../../../generated/chat.words.ts';
import { Loading } from '../../app/loading.tsx';
import { keys } from '../../backend/keys.ts';
import { connect } from '../../session/connect.ts';
import { useSession } from '../../session/use-session.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useWords } from '../../words/use-words.ts';
import { QuickAnswersView } from './quick-answers-view.tsx';

type Starters = ChatWords['quick']['starters'];

/** Examples in all languages, from which an office makes answers of its own. */
async function starterAnswers(): Promise<QuickAnswerDraft[]> {
  const all = await Promise.all(
    languages.map(
      async (language) => [language, (await chatWords[language]()).words.quick.starters] as const,
    ),
  );
  const [[, dutch]] = all as [[string, Starters]];
  return (Object.keys(dutch) as (keyof Starters)[]).map((starter) => ({
    id: randomUuid(),
    version: null,
    name: dutch[starter].name,
    texts: Object.fromEntries(all.map(([language, starters]) => [language, starters[starter].text])),
  }));
}

/** What the office answers again and again. */
export default function QuickAnswersPage() {
  const { done, faults } = useWords(chatWords).quick;
  const session = useSession();
  const userId = session.kind === 'signed-in' ? session.userId : '';
  const queries = useQueryClient();
  const answers = useQuery({
    queryKey: keys.quickAnswers(userId),
    queryFn: async () => listQuickAnswers(await connect()),
    throwOnError: (_error, { state }) => state.data === undefined,
  });
  const run = async (text: string, act: (connection: Connection) => Promise<unknown>, undo?: () => void) => {
    try {
      await act(await connect());
      showToast({ kind: 'success', text, ...(undo && { undo }) });
      return true;
    } catch (error) {
      const code = error instanceof BackendError ? error.code : '';
      const fault = code === 'changed' || code === 'too_many' ? code : 'unknown';
      showToast({ kind: 'error', text: faults[fault] });
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey: keys.quickAnswers(userId) });
    }
  };
  if (!answers.data) return <Loading />;
  return (
    <QuickAnswersView
      answers={answers.data}
      onSave={(answer) => run(done.saved, (connection) => saveQuickAnswer(connection, answer))}
      onRemove={({ id }) =>
        run(
          done.removed,
          (connection) => removeQuickAnswer(connection, id),
          () => void run(done.restored, (connection) => removeQuickAnswer(connection, id, false)),
        )
      }
      onStart={() =>
        run(done.saved, async (connection) => {
          for (const answer of await starterAnswers()) await saveQuickAnswer(connection, answer);
        })
      }
    />
  );
}
