import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReplyTemplate } from '@vakman/domain/reply/reply.answers';
import { languages } from '@vakman/domain/languages/languages';
import { randomUuid } from '@vakman/domain/text/random-uuid';
import { BackendError, type Connection } from '@vakman/supabase/client/connection';
import { listReplyTemplates, removeReplyTemplate, saveReplyTemplate } from '@vakman/supabase/client/replies';
import { repliesWords, type RepliesWords } from '../../../generated/replies.words.ts';
import { Loading } from '../../app/loading.tsx';
import { keys } from '../../backend/keys.ts';
import { connect } from '../../session/connect.ts';
import { useSession } from '../../session/use-session.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useWords } from '../../words/use-words.ts';
import '../requests/request.css';
import { TemplatesView } from './templates-view.tsx';

type Starter = keyof RepliesWords['starters'];

/** Examples in all languages, from which an office makes templates of its own. */
async function starterTemplates(): Promise<Omit<ReplyTemplate, 'version'>[]> {
  const all = await Promise.all(
    languages.map(async (language) => [language, (await repliesWords[language]()).words.starters] as const),
  );
  const [[, dutch]] = all as [[string, RepliesWords['starters']]];
  return (Object.keys(dutch) as Starter[]).map((starter) => ({
    id: randomUuid(),
    name: dutch[starter].name,
    texts: Object.fromEntries(
      all.map(
        ([
          language,
          {
            [starter]: { subject, body },
          },
        ]) => [language, { subject, body }],
      ),
    ),
  }));
}

/** The replies that are written again and again. */
export default function TemplatesPage() {
  const { done, faults } = useWords(repliesWords);
  const session = useSession();
  const userId = session.kind === 'signed-in' ? session.userId : '';
  const queries = useQueryClient();
  const templates = useQuery({
    queryKey: keys.replyTemplates(userId),
    queryFn: async () => listReplyTemplates(await connect()),
    throwOnError: (_error, { state }) => state.data === undefined,
  });
  const run = async (text: string, act: (connection: Connection) => Promise<unknown>, undo?: () => void) => {
    try {
      await act(await connect());
      showToast({ kind: 'success', text, ...(undo && { undo }) });
      return true;
    } catch (error) {
      const code = error instanceof BackendError ? error.code : '';
      showToast({
        kind: 'error',
        text: code === 'changed' || code === 'too_many' ? faults[code] : faults.unknown,
      });
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey: keys.replyTemplates(userId) });
    }
  };
  if (!templates.data) return <Loading />;
  return (
    <TemplatesView
      templates={templates.data}
      onSave={(template) => run(done.saved, (connection) => saveReplyTemplate(connection, template))}
      onRemove={({ id }) =>
        run(
          done.removed,
          (connection) => removeReplyTemplate(connection, id),
          () => void run(done.restored, (connection) => removeReplyTemplate(connection, id, false)),
        )
      }
      onStart={() =>
        run(done.saved, async (connection) => {
          for (const template of await starterTemplates())
            await saveReplyTemplate(connection, { ...template, version: null });
        })
      }
    />
  );
}
