import type { ProjectEntry, ProjectFile, ProjectPhoto } from './project.answers.ts';

const id = (number: number) => `9d1f0c2a-0000-4000-8000-${String(number).padStart(12, '0')}`;
const projectId = id(1);
const sanne = { id: id(2), name: 'Sanne de Wit' };

const photo = (
  number: number,
  of: Pick<ProjectPhoto, 'entry_id' | 'stage' | 'created_at'> & Partial<ProjectPhoto>,
): ProjectPhoto => ({
  id: id(number),
  path: `${projectId}/${id(number)}.jpg`,
  small_path: `${projectId}/${id(number)}-small.jpg`,
  audience: 'customer',
  width: 2048,
  height: 1536,
  permitted_at: null,
  permitted_by: null,
  gallery_id: null,
  ...of,
});

const entry = (
  number: number,
  of: Pick<ProjectEntry, 'kind' | 'at'> & Partial<ProjectEntry>,
): ProjectEntry => ({
  id: id(number),
  body: '',
  stage: null,
  audience: 'customer',
  author: sanne,
  details: {},
  version: 1,
  ...of,
});

/** A house that is painted outside, in the middle of the work, as the office reads it. */
export const exampleProject: ProjectFile = {
  side: 'office',
  may: { accept_quotes: false, share: true, review: false, allow_publishing: false },
  project: {
    id: projectId,
    quote_id: id(30),
    request_id: id(3),
    title: 'Buitenschilderwerk Havenstraat',
    language: 'nl',
    name: 'Familie Bakker',
    email: 'bakker@example.org',
    phone: '06 12345678',
    street_address: 'Havenstraat 7',
    postal_code: '1354 AB',
    state: 'in-progress',
    waiting_for: null,
    waiting_note: '',
    starts_on: '2026-11-23',
    ends_on: '2026-11-26',
    exterior_painting: true,
    done_at: null,
    guarantee_until: null,
    value_cents: 289_500,
    agreed_cents: 0,
    lead: sanne,
    created_at: '2026-11-12T09:30:00+00:00',
    updated_at: '2026-11-24T10:05:00+00:00',
    version: 6,
  },
  days: [23, 24, 26].map((day, place) => ({
    id: id(10 + place),
    version: 1,
    crew: 1,
    crew_name: 'Ploeg Haven',
    starts_at: `2026-11-${day}T07:00:00+00:00`,
    ends_at: `2026-11-${day}T15:30:00+00:00`,
    state: place === 0 ? 'done' : 'planned',
  })),
  entries: [
    entry(25, {
      kind: 'note',
      at: '2026-11-24T10:05:00+00:00',
      body: 'Vocht in de dorpel gemeten: 22 %. Morgen nog eens meten.',
      audience: 'internal',
    }),
    entry(24, {
      kind: 'photos',
      at: '2026-11-24T09:40:00+00:00',
      body: 'De voorgevel staat in de grondverf.',
      stage: 'during',
    }),
    entry(23, {
      kind: 'extra-work',
      at: '2026-11-23T15:10:00+00:00',
      details: { quote_id: id(31), number: '2026-0044', title: 'Houtrot in de dorpel', total: 38_500 },
    }),
    entry(22, { kind: 'photos', at: '2026-11-23T07:20:00+00:00', body: 'Zo begonnen wij.', stage: 'before' }),
    entry(21, { kind: 'state', at: '2026-11-23T07:15:00+00:00', details: { state: 'in-progress' } }),
    entry(20, {
      kind: 'dates',
      at: '2026-11-12T10:00:00+00:00',
      details: { starts_on: '2026-11-23', ends_on: '2026-11-26' },
    }),
  ],
  photos: [
    photo(40, { entry_id: id(22), stage: 'before', created_at: '2026-11-23T07:20:00+00:00' }),
    photo(41, {
      entry_id: id(22),
      stage: 'before',
      created_at: '2026-11-23T07:20:30+00:00',
      width: 1536,
      height: 2048,
      permitted_at: '2026-11-23T18:00:00+00:00',
      permitted_by: 'Familie Bakker',
    }),
    photo(42, { entry_id: id(24), stage: 'during', created_at: '2026-11-24T09:40:00+00:00' }),
    photo(43, {
      entry_id: id(24),
      stage: 'during',
      created_at: '2026-11-24T09:40:20+00:00',
      audience: 'internal',
    }),
  ],
  tasks: [
    {
      id: id(50),
      title: 'Vensterbanken leegmaken',
      due_on: '2026-11-23',
      audience: 'customer',
      assignee: null,
      done_at: '2026-11-22T19:00:00+00:00',
      created_at: '2026-11-12T10:05:00+00:00',
      version: 2,
    },
    {
      id: id(51),
      title: 'Tweede blik RAL 7016 bestellen',
      due_on: '2026-11-25',
      audience: 'internal',
      assignee: sanne,
      done_at: null,
      created_at: '2026-11-24T09:45:00+00:00',
      version: 1,
    },
  ],
  documents: [
    {
      id: id(30),
      kind: 'quote',
      name: '2026-0041',
      path: null,
      type: 'application/pdf',
      bytes: null,
      audience: 'customer',
      created_at: '2026-11-12T09:30:00+00:00',
    },
    {
      id: id(60),
      kind: 'file',
      name: 'Kleurenstaat.pdf',
      path: `${projectId}/${id(60)}.pdf`,
      type: 'application/pdf',
      bytes: 182_000,
      audience: 'customer',
      created_at: '2026-11-13T08:00:00+00:00',
    },
  ],
  members: [
    {
      id: id(70),
      name: 'Noor Bakker',
      email: 'noor@example.org',
      language: 'nl',
      invited_at: '2026-11-13T19:00:00+00:00',
      has_account: true,
    },
  ],
  quotes: [
    {
      id: id(30),
      number: '2026-0041',
      revision: 1,
      title: 'Buitenschilderwerk Havenstraat',
      state: 'accepted',
      extra: false,
      total: 251_000,
      valid_until: '2026-12-10',
    },
    {
      id: id(31),
      number: '2026-0044',
      revision: 1,
      title: 'Houtrot in de dorpel',
      state: 'accepted',
      extra: true,
      total: 38_500,
      valid_until: '2026-12-23',
    },
  ],
  review: null,
};

const isShown = ({ audience }: { readonly audience: string }) => audience === 'customer';

/** The same project as its customer reads it. */
export const exampleProjectOfCustomer: ProjectFile = {
  ...exampleProject,
  side: 'customer',
  may: { accept_quotes: true, share: true, review: false, allow_publishing: true },
  entries: exampleProject.entries.filter(isShown),
  photos: exampleProject.photos.filter(isShown),
  tasks: exampleProject.tasks.filter(isShown),
};

/** Done, with its guarantee, and a review that was asked for. */
export const exampleDoneProject: ProjectFile = {
  ...exampleProjectOfCustomer,
  may: { ...exampleProjectOfCustomer.may, review: true },
  project: {
    ...exampleProject.project,
    state: 'done',
    done_at: '2026-11-27T14:30:00+00:00',
    guarantee_until: '2031-11-27',
    version: 8,
  },
  entries: [
    entry(27, {
      kind: 'state',
      at: '2026-11-27T14:30:00+00:00',
      details: { state: 'done', guarantee_until: '2031-11-27' },
    }),
    ...exampleProjectOfCustomer.entries,
  ],
  review: {
    asked_at: '2026-11-30T09:00:00+00:00',
    rating: null,
    words: '',
    may_publish: false,
    given_at: null,
    changeable_until: null,
  },
};
