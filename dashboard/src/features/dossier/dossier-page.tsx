import { localisedPath } from '@vakman/domain/languages/languages';
import { openAppointment, readDossier } from '@vakman/supabase/client/dossier';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pagePaths } from '../../../generated/page-paths.ts';
import { keys } from '../../backend/keys.ts';
import { connect } from '../../session/connect.ts';
import { useSession } from '../../session/use-session.ts';
import { language } from '../../words/language.ts';
import { OpenConversation } from '../chat/open-conversation.tsx';
import { DossierView, type DossierActions } from './dossier-view.tsx';
import { takeDocument } from './take-document.ts';
import { usePeoplePhotos } from './use-people-photos.ts';

const actions: DossierActions = {
  /** Leads to the page that the mails lead to, so that an appointment is changed in one place. */
  async openAppointment(bookingId) {
    const token = await openAppointment(await connect(), bookingId);
    location.assign(`${localisedPath(language, pagePaths.appointment)}#${token}`);
  },
  takeDocument,
  renderTalk: (requestId) => <OpenConversation about={{ requestId }} side="customer" />,
};

export default function DossierPage() {
  const session = useSession();
  const email = session.kind === 'signed-in' ? session.email : '';
  const userId = session.kind === 'signed-in' ? session.userId : '';
  const [now] = useState(Date.now);
  const { data } = useSuspenseQuery({
    queryKey: keys.dossier(userId),
    queryFn: async () => readDossier(await connect()),
  });
  const photos = usePeoplePhotos(data.people);
  return <DossierView dossier={data} email={email} now={now} photos={photos} actions={actions} />;
}
