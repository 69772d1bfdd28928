import type { Invitation, Person } from '@vakman/domain/invitation/invitation.answers';
import type { Role } from '@vakman/domain/rights/rights.roles';
import type { NewInvitation } from '@vakman/supabase/client/invitations';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { PersonList } from './person-list.tsx';
import './people.css';

/** A sentence that says why it was not done; nothing where it was. */
type Fault = Promise<string | undefined>;

/** What an admin does with people. */
export interface PeopleActions {
  readonly invite: (invitation: NewInvitation) => Fault;
  readonly sendAgain: (id: string) => Fault;
  readonly revoke: (id: string) => Fault;
  readonly giveRole: (userId: string, role: Role) => Fault;
  readonly removeFactor: (userId: string) => Fault;
  /** Shuts his account, until it is opened again. */
  readonly deactivate: (userId: string) => Fault;
  readonly reactivate: (userId: string) => Fault;
  /** On every device. */
  readonly signOut: (userId: string) => Fault;
}

/** What can be done to somebody with an account. */
export type PersonActions = Omit<PeopleActions, 'invite' | 'sendAgain' | 'revoke'>;

export interface PeopleViewProps {
  readonly people: readonly Person[];
  readonly invitations: readonly Invitation[];
  /** In milliseconds. */
  readonly now: number;
  /** Of whoever looks. */
  readonly ownId: string;
  readonly actions: PeopleActions;
  /** Whom somebody came here to invite. */
  readonly invited?: Pick<NewInvitation, 'email' | 'name' | 'language'> | undefined;
}

export function PeopleView({ invited, people, invitations, now, ownId, actions }: PeopleViewProps) {
  return (
    <div className="people">
      <InviteForm invited={invited} onInvite={actions.invite} />
      <InvitationList invitations={invitations} now={now} actions={actions} />
      <PersonList people={people} ownId={ownId} actions={actions} />
    </div>
  );
}
