import type { DossierAppointment, DossierProject, DossierQuote } from './dossier.answers.ts';

const home = { street_address: 'Stadhuisplein 1', postal_code: '1315 HR' };

/** A quote that waits for an answer. Tests and stories have it from here, and what follows. */
export const exampleDossierQuote: DossierQuote = {
  id: '0ffe0000-0000-4000-8000-000000000001',
  number: '2026-0042',
  revision: 1,
  title: 'Buitenschilderwerk voor- en achterzijde',
  state: 'sent',
  ...home,
  sent_at: '2026-11-20T09:00:00+01:00',
  valid_until: '2026-12-20',
  total: 99_126,
  document: true,
  project_id: null,
};

export const exampleDossierProject: DossierProject = {
  id: '7a0e0000-0000-4000-8000-000000000001',
  title: 'Houtrot herstellen en schilderen',
  state: 'in-progress',
  waiting_for: null,
  starts_on: '2026-11-19',
  ends_on: '2026-11-27',
  ...home,
  guarantee_until: null,
  shared: false,
  photos: 0,
  photos_at: null,
  tasks: [],
  documents: [],
  review_asked: false,
};

export const exampleDossierAppointment: DossierAppointment = {
  id: '3f2a91c4-0000-4000-8000-000000000000',
  reference: '3F2A-91C4',
  status: 'confirmed',
  starts_at: '2026-12-03T08:00:00+01:00',
  ends_at: '2026-12-03T11:00:00+01:00',
  ...home,
  price: { kind: 'measure' },
  change_until: null,
  may_withdraw: false,
  lacks_early_start: false,
};
