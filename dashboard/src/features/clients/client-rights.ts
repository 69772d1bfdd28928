import type { Actor } from '@vakman/domain/rights/rights.roles';
import { mayOpen } from '@vakman/domain/rights/rights.routes';

/** To which pages of the office the one of a client leads whoever looks. */
export type ClientRights = Readonly<Record<'people' | 'log' | 'settings', boolean>>;

export const clientRightsOf = (actor: Actor): ClientRights => ({
  people: mayOpen('people', actor),
  log: mayOpen('log', actor),
  settings: mayOpen('settings', actor),
});
