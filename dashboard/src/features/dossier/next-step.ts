import type { DossierAppointment } from '@vakman/domain/dossier/dossier.answers';

export type NextStep =
  | { readonly kind: 'requested' | 'confirmed' | 'past' }
  | { readonly kind: 'changeUntil'; readonly moment: string };

/** What the page of an appointment is opened for, as its words are named. */
export function reasonToOpen({ change_until, may_withdraw }: DossierAppointment) {
  if (change_until !== null) return 'open';
  return may_withdraw ? 'withdraw' : 'view';
}

/**
 * What a customer may expect of an appointment, or do; nothing where it was called off.
 *
 * @param now in milliseconds.
 */
export function nextStep(appointment: DossierAppointment, now: number): NextStep | undefined {
  const { status, ends_at, change_until } = appointment;
  if (status !== 'requested' && status !== 'confirmed') return undefined;
  if (Date.parse(ends_at) < now) return { kind: 'past' };
  if (status === 'requested') return { kind: 'requested' };
  return change_until === null ? { kind: 'confirmed' } : { kind: 'changeUntil', moment: change_until };
}
