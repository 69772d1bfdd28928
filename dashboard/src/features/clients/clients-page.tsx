import { router } from '../../router/router.ts';
import { ClientDossier } from './client-dossier.tsx';
import { ClientList } from './client-list.tsx';
import { ClientPage } from './client-page.tsx';
import '../requests/request.css';
import './clients.css';

/** Who asked or booked: all of them, one, or what one sees himself. */
export default function ClientsPage() {
  const route = router.useRoute(['clients', 'client', 'clientDossier']);
  if (route?.name === 'client') return <ClientPage key={route.params.clientId} id={route.params.clientId} />;
  if (route?.name === 'clientDossier')
    return <ClientDossier id={route.params.clientId} email={route.params.email ?? ''} />;
  return <ClientList search={route?.params.search ?? ''} />;
}
