import { Link } from '@swan-io/chicane';
import { useSuspenseQuery } from '@tanstack/react-query';
import { fill } from '@vakman/domain/text/fill';
import { lookAtDossier } from '@vakman/supabase/client/clients';
import { useState } from 'react';
import { clientsWords } from '../../../generated/clients.words.ts';
import { keys } from '../../backend/keys.ts';
import { router } from '../../router/router.ts';
import { connect } from '../../session/connect.ts';
import { useSession } from '../../session/use-session.ts';
import { useWords } from '../../words/use-words.ts';
import { DossierView } from '../dossier/dossier-view.tsx';
import { usePeoplePhotos } from '../dossier/use-people-photos.ts';

interface ClientDossierProps {
  readonly id: string;
  readonly email: string;
}

/** The page of a customer as he sees it, for somebody who only looks. */
export function ClientDossier({ id, email }: ClientDossierProps) {
  const words = useWords(clientsWords);
  const session = useSession();
  const userId = session.kind === 'signed-in' ? session.userId : '';
  const [now] = useState(Date.now);
  const { data } = useSuspenseQuery({
    queryKey: keys.clientDossier(userId, id, email),
    queryFn: async () => lookAtDossier(await connect(), id, email),
    // Each look is logged: coming back to the window is none, and coming back to the page is another.
    staleTime: Infinity,
    gcTime: 0,
  });
  const photos = usePeoplePhotos(data.people);
  return (
    <>
      <p className="request-back">
        <Link to={router.client({ clientId: id })}>{words.lookBack}</Link>
      </p>
      <output className="request-here client-look">{fill(words.lookNote, { email })}</output>
      <DossierView dossier={data} email={email} now={now} photos={photos} actions={undefined} />
    </>
  );
}
