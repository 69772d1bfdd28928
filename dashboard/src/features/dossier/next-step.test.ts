import type { DossierAppointment } from '@vakman/domain/dossier/dossier.answers';
import { exampleDossierAppointment } from '@vakman/domain/dossier/dossier.example';
import { expect, test } from 'vitest';
import { nextStep, reasonToOpen } from './next-step.ts';

const appointment: DossierAppointment = {
  ...exampleDossierAppointment,
  starts_at: '2026-11-26T08:00:00+00:00',
  ends_at: '2026-11-26T11:00:00+00:00',
  change_until: '2026-11-24T08:00:00+00:00',
  may_withdraw: true,
};
const before = Date.parse('2026-11-23T08:00:00Z');
const after = Date.parse('2026-11-27T08:00:00Z');

test.each([
  [{ status: 'requested' }, before, { kind: 'requested' }],
  [{}, before, { kind: 'changeUntil', moment: '2026-11-24T08:00:00+00:00' }],
  [{ change_until: null }, before, { kind: 'confirmed' }],
  [{}, after, { kind: 'past' }],
  [{ status: 'cancelled' }, before, undefined],
  [{ status: 'withdrawn' }, after, undefined],
] as const)('%j at %d', (changes, now, step) => {
  expect(nextStep({ ...appointment, ...changes }, now)).toEqual(step);
});

test.each([
  [{}, 'open'],
  [{ change_until: null }, 'withdraw'],
  [{ change_until: null, may_withdraw: false }, 'view'],
] as const)('an appointment with %j is opened to %s', (changes, reason) => {
  expect(reasonToOpen({ ...appointment, ...changes })).toBe(reason);
});
