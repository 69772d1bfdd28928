import { bookingStatuses } from '@vakman/domain/booking/booking.fields';
import type { Dossier } from '@vakman/domain/dossier/dossier.answers';

/** When the stories happen, in milliseconds. */
export const today = Date.parse('2026-11-23T09:00:00+01:00');

const appointment = {
  starts_at: '2026-12-03T08:00:00+01:00',
  ends_at: '2026-12-03T11:00:00+01:00',
  street_address: 'Oude Zijds Achterburgwal 143 hoog',
  postal_code: '1012 DG',
  price: { kind: 'measure' },
  change_until: null,
  may_withdraw: false,
} as const;

const request = {
  street_address: 'Stadhuisplein 1',
  postal_code: '1315 HR',
  photos: 0,
  answered_at: null,
} as const;

/** Appointments in every state and one that is over; requests of every length, one of them late. */
export const filledDossier: Dossier = {
  appointments: [
    ...bookingStatuses.map((status, index) => ({
      ...appointment,
      id: `3f2a91c4-0000-4000-8000-00000000000${index}`,
      reference: `3F2A-91C${index}`,
      status,
      change_until: status === 'confirmed' ? '2026-12-01T08:00:00+01:00' : null,
      may_withdraw: status === 'confirmed',
    })),
    {
      ...appointment,
      id: '3f2a91c4-0000-4000-8000-000000000008',
      reference: '3F2A-91C8',
      status: 'confirmed',
      may_withdraw: true,
      starts_at: '2026-11-24T08:00:00+01:00',
      ends_at: '2026-11-24T11:00:00+01:00',
    },
    {
      ...appointment,
      id: '3f2a91c4-0000-4000-8000-000000000009',
      reference: '3F2A-91C9',
      status: 'confirmed',
      starts_at: '2026-10-03T08:00:00+02:00',
      ends_at: '2026-10-03T11:00:00+02:00',
    },
  ],
  requests: [
    {
      ...request,
      id: '7b1c0000-0000-4000-8000-000000000003',
      created_at: '2026-11-18T07:30:00+01:00',
      answered_at: '2026-11-19T10:00:00+01:00',
      message: 'De voordeur en twee kozijnen, graag in dezelfde kleur.',
    },
    {
      ...request,
      id: '7b1c0000-0000-4000-8000-000000000001',
      created_at: '2026-11-23T07:30:00+01:00',
      message: 'Пофарбувати вісім вікон і вхідні двері; дерево місцями гниле.',
      photos: 3,
    },
    {
      ...request,
      id: '7b1c0000-0000-4000-8000-000000000002',
      created_at: '2026-10-20T07:30:00+02:00',
      message: `De gevel is groen uitgeslagen, ${'en de kozijnen bladderen aan de zuidkant. '.repeat(12)}`,
    },
  ],
};
