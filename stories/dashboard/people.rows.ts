import type { Invitation, Person } from '@vakman/domain/invitation/invitation.answers';
import { roles } from '@vakman/domain/rights/rights.roles';

const then = '2026-11-20T09:00:00+01:00';
const soon = '2026-11-27T09:00:00+01:00';
const idOf = (index: number) => `3f2a91c4-0000-4000-8000-00000000000${index}`;

/** On its way. */
export const sent: Invitation = {
  id: idOf(1),
  email: 'o.koval@mail.example',
  name: 'Олена Коваль',
  role: 'customer',
  language: 'uk',
  created_at: then,
  expires_at: soon,
  opened_at: null,
  accepted_at: null,
  revoked_at: null,
};

/** One in each state. */
export const invitations: readonly Invitation[] = [
  sent,
  { ...sent, id: idOf(2), opened_at: then, role: 'employee' },
  { ...sent, id: idOf(3), accepted_at: then },
  { ...sent, id: idOf(4), expires_at: then, name: 'Annemarie van den Boogaard-Zwartendijk' },
  { ...sent, id: idOf(5), revoked_at: then },
];

/** One of each role, and one who never came. */
export const people: readonly Person[] = [
  ...roles.map((role, index) => ({
    id: idOf(index + 6),
    email: `${role}@vakman.example`,
    role,
    created_at: then,
    last_sign_in_at: then,
    deactivated_at: null,
    second_factor: role !== 'customer',
  })),
  {
    id: idOf(9),
    email: 'een.heel.lang.adres.van.iemand@een-heel-lange-naam.example',
    role: 'customer',
    created_at: then,
    last_sign_in_at: null,
    deactivated_at: null,
    second_factor: false,
  },
];
/** Of whoever looks. */
export const ownId = idOf(8);
