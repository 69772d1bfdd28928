import { Link } from '@swan-io/chicane';
import { useQuery } from '@tanstack/react-query';
import { mayOpen } from '@vakman/domain/rights/rights.routes';
import { mergeClients, readClient, unmergeClient } from '@vakman/supabase/client/clients';
import { useQueryClient } from '@tanstack/react-query';
import { clientsWords } from '../../../generated/clients.words.ts';
import { requestsWords } from '../../../generated/requests.words.ts';
import { Loading } from '../../app/loading.tsx';
import { NoticePage } from '../../app/notice-page.tsx';
import { keys } from '../../backend/keys.ts';
import { router } from '../../router/router.ts';
import { connect } from '../../session/connect.ts';
import { useSession } from '../../session/use-session.ts';
import { useWho } from '../../session/use-who.ts';
import { useWords } from '../../words/use-words.ts';
import { useRequestChanges } from '../requests/use-request-changes.ts';
import { ClientView } from './client-view.tsx';

/** One client, as he stands now. */
export function ClientPage({ id }: { readonly id: string }) {
  const words = useWords(clientsWords);
  const { done } = useWords(requestsWords);
  const session = useSession();
  const userId = session.kind === 'signed-in' ? session.userId : '';
  const who = useWho();
  const queries = useQueryClient();
  const { run } = useRequestChanges(userId);
  const { data: client } = useQuery({
    queryKey: keys.client(userId, id),
    queryFn: async () => readClient(await connect(), id),
    throwOnError: (_error, { state }) => state.data === undefined,
  });
  if (client === undefined) return <Loading />;
  if (client === null) {
    return (
      <NoticePage title={words.gone} text={words.goneText}>
        <Link className="button" to={router.clients()}>
          {words.back}
        </Link>
      </NoticePage>
    );
  }
  const refresh = () => queries.invalidateQueries({ queryKey: keys.clients(userId) });
  const unmerge = async (memberId: string) => {
    await run(done.unmerged, (connection) => unmergeClient(connection, memberId));
    await refresh();
  };
  return (
    <ClientView
      client={client}
      mayInvite={who.kind === 'known' && mayOpen('people', who.actor)}
      onMerge={async (other) => {
        let merged = other.id;
        await run(
          done.merged,
          async (connection) => {
            merged = await mergeClients(connection, other.id, client.id);
          },
          () => void unmerge(merged),
        );
        await refresh();
      }}
      onUnmerge={unmerge}
    />
  );
}
