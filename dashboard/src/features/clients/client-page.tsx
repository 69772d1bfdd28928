import { Link } from '@swan-io/chicane';
import { useQuery } from '@tanstack/react-query';
import { formatCsv } from '@vakman/domain/text/csv';
import { readClient } from '@vakman/supabase/client/clients';
import { listColleagues } from '@vakman/supabase/client/requests';
import { Suspense } from 'react';
import { clientsWords } from '../../../generated/clients.words.ts';
import { dossierWords } from '../../../generated/dossier.words.ts';
import { quotesWords } from '../../../generated/quotes.words.ts';
import { requestsWords } from '../../../generated/requests.words.ts';
import { Loading } from '../../app/loading.tsx';
import { NoticePage } from '../../app/notice-page.tsx';
import { keys } from '../../backend/keys.ts';
import { lazyPage } from '../../router/lazy-page.ts';
import { router } from '../../router/router.ts';
import { connect } from '../../session/connect.ts';
import { useSession } from '../../session/use-session.ts';
import { useWho } from '../../session/use-who.ts';
import { useWords } from '../../words/use-words.ts';
import { saveFile } from '../own-data/save-file.ts';
import { usePulse } from '../requests/use-pulse.ts';
import { clientRightsOf } from './client-rights.ts';
import { clientTable } from './client-table.ts';
import { ClientView } from './client-view.tsx';
import { useClientActions } from './use-client-actions.ts';
import { useClientPhotos } from './use-client-photos.ts';

const ClientQuotes = lazyPage(() => import('../quotes/client-quotes.tsx'), quotesWords);

/** One client, as he stands now. */
export function ClientPage({ id }: { readonly id: string }) {
  const words = {
    clients: useWords(clientsWords),
    requests: useWords(requestsWords),
    dossier: useWords(dossierWords),
  };
  const session = useSession();
  const userId = session.kind === 'signed-in' ? session.userId : '';
  const who = useWho();
  const { data: client } = useQuery({
    queryKey: keys.client(userId, id),
    queryFn: async () => readClient(await connect(), id),
    throwOnError: (_error, { state }) => state.data === undefined,
  });
  const colleagues = useQuery({
    queryKey: keys.colleagues(userId),
    queryFn: async () => listColleagues(await connect()),
  });
  // Whoever comes by an address that was merged meets those who came by the other.
  const here = usePulse(userId, 'client', client?.id ?? id);
  const photos = useClientPhotos(client?.files ?? []);
  const actions = useClientActions(userId, client ?? undefined);
  if (client === undefined) return <Loading />;
  if (client === null) {
    return (
      <NoticePage title={words.clients.gone} text={words.clients.goneText}>
        <Link className="button" to={router.clients()}>
          {words.clients.back}
        </Link>
      </NoticePage>
    );
  }
  const { csv } = words.clients;
  return (
    <ClientView
      client={client}
      colleagues={colleagues.data ?? []}
      rights={clientRightsOf(who.kind === 'known' ? who.actor : 'anon')}
      {...{ photos, userId, here, actions }}
      quotes={
        <Suspense fallback={null}>
          <ClientQuotes clientId={client.id} userId={userId} />
        </Suspense>
      }
      onTake={() =>
        saveFile(
          new Blob([formatCsv(clientTable(client, words))], { type: 'text/csv;charset=utf-8' }),
          `${csv.file}.csv`,
        )
      }
    />
  );
}
