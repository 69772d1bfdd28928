import { bookingStatuses } from '@vakman/domain/booking/booking.fields';
import type { Dossier } from '@vakman/domain/dossier/dossier.answers';
import { exampleDossierProject, exampleDossierQuote } from '@vakman/domain/dossier/dossier.example';

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
  lacks_early_start: false,
} as const;

const request = {
  street_address: 'Stadhuisplein 1',
  postal_code: '1315 HR',
  photos: 0,
  answered_at: null,
} as const;

const address = { street_address: 'Stadhuisplein 1', postal_code: '1315 HR' };
const [project, quote] = [exampleDossierProject, exampleDossierQuote];

/** Appointments in every state and one that is over; requests of every length, one of them late; a job with all that belongs to it. */
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
  quotes: [
    quote,
    {
      ...quote,
      id: '0ffe0000-0000-4000-8000-000000000002',
      number: '2026-0043',
      title: 'Schutting beitsen',
      total: 48_250,
      valid_until: '2026-11-28',
      project_id: project.id,
    },
    {
      ...quote,
      id: '0ffe0000-0000-4000-8000-000000000003',
      number: '2026-0031',
      revision: 2,
      title: 'Houtrot herstellen en schilderen',
      state: 'accepted',
      total: 284_930,
    },
    {
      ...quote,
      id: '0ffe0000-0000-4000-8000-000000000004',
      number: '2026-0012',
      state: 'expired',
      document: false,
    },
  ],
  projects: [
    {
      ...project,
      photos: 12,
      photos_at: '2026-11-22T15:00:00+01:00',
      tasks: [{ id: 'a1', title: 'Planten voor de gevel verzetten', due_on: '2026-11-25' }],
      documents: [
        { id: 'd1', name: 'Kleuradvies.pdf', path: 'a/b.pdf', created_at: '2026-11-18T10:00:00+01:00' },
      ],
    },
    {
      ...project,
      id: '7a0e0000-0000-4000-8000-000000000002',
      title: 'Voordeur en twee kozijnen',
      state: 'guarantee',
      guarantee_until: '2031-06-12',
      street_address: 'Oude Zijds Achterburgwal 143 hoog',
      postal_code: '1012 DG',
      review_asked: true,
    },
    {
      ...project,
      id: '7a0e0000-0000-4000-8000-000000000003',
      title: 'Trappenhuis',
      state: 'waiting',
      waiting_for: 'weather',
      starts_on: null,
      ends_on: null,
      shared: true,
    },
  ],
  conversations: [
    {
      id: 'c0de0000-0000-4000-8000-000000000001',
      kind: 'project',
      title: 'Houtrot herstellen en schilderen',
      ...address,
      unread: 2,
      last_at: '2026-11-22T16:40:00+01:00',
      last: {
        author_side: 'office',
        body: 'De grondlaag zit erop; morgen schuren wij en komt de eerste aflaklaag.',
      },
    },
    {
      id: 'c0de0000-0000-4000-8000-000000000002',
      kind: 'request',
      title: null,
      ...address,
      unread: 0,
      last_at: '2026-11-10T09:00:00+01:00',
      last: { author_side: 'customer', body: '' },
    },
  ],
  people: [
    { id: 'e1', name: 'Sanne de Boer', photo: null },
    { id: 'e2', name: 'Петро Іваненко', photo: null },
  ],
};
