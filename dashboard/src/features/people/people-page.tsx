import { useMutation, useQueryClient, useSuspenseQueries } from '@tanstack/react-query';
import { languageOrDefault } from '@vakman/domain/languages/languages';
import { BackendError } from '@vakman/supabase/client/connection';
import {
  createInvitation,
  listInvitations,
  revokeInvitation,
  sendInvitationAgain,
} from '@vakman/supabase/client/invitations';
import {
  deactivatePerson,
  giveRole,
  listPeople,
  reactivatePerson,
  removeSecondFactor,
  signOutPerson,
} from '@vakman/supabase/client/people';
import type { Connection } from '@vakman/supabase/client/connection';
import { useState } from 'react';
import { peopleWords } from '../../../generated/people.words.ts';
import { keys } from '../../backend/keys.ts';
import { router } from '../../router/router.ts';
import { connect } from '../../session/connect.ts';
import { useSession } from '../../session/use-session.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useWords } from '../../words/use-words.ts';
import { PeopleView, type PeopleActions } from './people-view.tsx';

/** Codes by which the backend says why it did not do something. */
const known = [
  'invited_already',
  'mailbox_full',
  'last_admin',
  'PT429',
  'accepted',
  'revoked',
  'own_factor',
] as const;

/** Who has an account and who was invited, for admins. */
export default function PeoplePage() {
  const { title, done, faults } = useWords(peopleWords);
  const session = useSession();
  const userId = session.kind === 'signed-in' ? session.userId : '';
  const [now] = useState(Date.now);
  const queries = useQueryClient();
  const { email, name, language } = router.useRoute(['people'])?.params ?? {};
  const [{ data: people }, { data: invitations }] = useSuspenseQueries({
    queries: [
      { queryKey: keys.people(userId), queryFn: async () => listPeople(await connect()) },
      { queryKey: keys.invitations(userId), queryFn: async () => listInvitations(await connect()) },
    ],
  });
  const order = useMutation({
    mutationFn: async (run: (connection: Connection) => Promise<void>) => run(await connect()),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: keys.people(userId) }),
        queries.invalidateQueries({ queryKey: keys.invitations(userId) }),
      ]),
  });
  /** What went well is told in passing; what did not stays until the next try. */
  const run = async (what: keyof typeof done, act: (connection: Connection) => Promise<void>) => {
    try {
      await order.mutateAsync(act);
      showToast({ kind: 'success', text: done[what] });
      return undefined;
    } catch (error) {
      const code = known.find((each) => error instanceof BackendError && error.code === each);
      return faults[code ?? 'unknown'];
    }
  };
  const actions: PeopleActions = {
    invite: (invitation) => run('invited', (connection) => createInvitation(connection, invitation)),
    sendAgain: (id) => run('sentAgain', (connection) => sendInvitationAgain(connection, id)),
    revoke: (id) => run('revoked', (connection) => revokeInvitation(connection, id)),
    removeFactor: (id) =>
      run('factorRemoved', async (connection) => {
        await removeSecondFactor(connection, id);
      }),
    deactivate: (id) => run('deactivated', (connection) => deactivatePerson(connection, id)),
    reactivate: (id) => run('reactivated', (connection) => reactivatePerson(connection, id)),
    signOut: (id) => run('signedOut', (connection) => signOutPerson(connection, id)),
    giveRole: (id, role) => run('roleGiven', (connection) => giveRole(connection, id, role)),
  };
  return (
    <>
      <h1>{title}</h1>
      <PeopleView
        invited={
          email === undefined ? undefined : { email, name: name ?? '', language: languageOrDefault(language) }
        }
        people={people}
        invitations={invitations}
        now={now}
        ownId={userId}
        actions={actions}
      />
    </>
  );
}
