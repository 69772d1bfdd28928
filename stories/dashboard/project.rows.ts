import type { ProjectFile, ProjectPhoto } from '@vakman/domain/project/project.answers';
import {
  exampleDoneProject,
  exampleProject,
  exampleProjectOfCustomer,
} from '@vakman/domain/project/project.example';

/** When the stories happen, in milliseconds: in the middle of the second day. */
export const now = Date.parse('2026-11-24T12:00:00+01:00');

const first = exampleProject.photos[0] as ProjectPhoto;

/** A photo whose path says which of our drawings it shows. */
const drawn = (
  number: number,
  scene: string,
  of: Partial<ProjectPhoto> & Pick<ProjectPhoto, 'stage'>,
): ProjectPhoto => ({
  ...first,
  id: `5c0e0000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  path: `${scene}/${number}.jpg`,
  small_path: `${scene}/${number}-small.jpg`,
  permitted_at: null,
  permitted_by: null,
  ...of,
});

const entryOf = (stage: ProjectPhoto['stage']) =>
  exampleProject.entries.find((entry) => entry.kind === 'photos' && entry.stage === stage)?.id ?? '';

const photos: readonly ProjectPhoto[] = [
  drawn(1, 'before', { stage: 'before', entry_id: entryOf('before') }),
  drawn(2, 'rotten', { stage: 'before', entry_id: entryOf('before') }),
  drawn(3, 'during', { stage: 'during', entry_id: entryOf('during') }),
  drawn(4, 'during', { stage: 'during', entry_id: entryOf('during'), audience: 'internal' }),
];

/** In the middle of the work, as the office sees it. */
export const officeFile: ProjectFile = { ...exampleProject, photos: [...photos] };

/** The same, as the people of the house see it, with extra work that waits for their word. */
export const customerFile: ProjectFile = {
  ...exampleProjectOfCustomer,
  photos: photos.filter(({ audience }) => audience === 'customer'),
  quotes: exampleProject.quotes.map((quote) => (quote.extra ? { ...quote, state: 'sent' } : quote)),
};

/** Waits, with a word about it. */
export const waitingFile: ProjectFile = {
  ...customerFile,
  project: {
    ...customerFile.project,
    state: 'waiting',
    waiting_for: 'weather',
    waiting_note: 'Het regent tot donderdag. Zodra de gevel droog is, schilderen wij verder.',
  },
};

const afterwards = drawn(5, 'after', {
  stage: 'after',
  entry_id: '5c0e0000-0000-4000-8000-000000000099',
  permitted_at: '2026-11-28T09:00:00+00:00',
  permitted_by: 'Familie Bakker',
});

/** Done, with photos of before and after, and a review that was asked for. */
export const doneFile: ProjectFile = {
  ...exampleDoneProject,
  tasks: [],
  photos: [...customerFile.photos, afterwards],
  entries: [
    {
      id: afterwards.entry_id,
      kind: 'photos',
      body: 'Zo staat het huis er nu bij.',
      stage: 'after',
      audience: 'customer',
      author: exampleProject.project.lead,
      at: '2026-11-27T14:00:00+00:00',
      details: {},
      version: 1,
    },
    ...exampleDoneProject.entries,
  ],
};

/** Nothing has happened yet: no day, no photo, no document. */
export const freshFile: ProjectFile = {
  ...exampleProjectOfCustomer,
  project: { ...exampleProjectOfCustomer.project, state: 'planned', starts_on: null, ends_on: null },
  days: [],
  entries: [],
  photos: [],
  tasks: [],
  documents: [],
  members: [],
  quotes: [],
};
