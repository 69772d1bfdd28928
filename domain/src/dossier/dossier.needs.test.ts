import { expect, test } from 'vitest';
import { emptyDossier, type Dossier } from './dossier.answers.ts';
import { exampleDossierAppointment, exampleDossierProject, exampleDossierQuote } from './dossier.example.ts';
import { needsOf } from './dossier.needs.ts';

const now = Date.parse('2026-11-23T09:00:00+01:00');
const kindsOf = (dossier: Partial<Dossier>) =>
  needsOf({ ...emptyDossier, ...dossier }, now).map(({ kind }) => kind);
const conversation = {
  id: 'c',
  kind: 'request',
  title: null,
  street_address: 'Stadhuisplein 1',
  postal_code: '1315 HR',
  unread: 2,
  last_at: '2026-11-22T09:00:00Z',
  last: null,
} as const;

test('whoever has nothing is asked for nothing', () => {
  expect(needsOf(emptyDossier, now)).toEqual([]);
});

test('what keeps us from coming stands first, and what can wait last', () => {
  expect(
    kindsOf({
      projects: [
        { ...exampleDossierProject, state: 'guarantee', review_asked: true },
        {
          ...exampleDossierProject,
          state: 'waiting',
          waiting_for: 'customer',
          tasks: [{ id: 't', title: 'Planten verzetten', due_on: null }],
        },
      ],
      quotes: [exampleDossierQuote, { ...exampleDossierQuote, id: 'extra', project_id: 'p' }],
      conversations: [conversation],
      appointments: [{ ...exampleDossierAppointment, status: 'requested', lacks_early_start: true }],
    }),
  ).toEqual(['early-start', 'waiting', 'quote', 'extra-work', 'unread', 'task', 'review']);
});

test('the quote that ends first stands before others, and one that was answered or has ended nowhere', () => {
  const quotes = [
    exampleDossierQuote,
    { ...exampleDossierQuote, id: 'soon', valid_until: '2026-11-25' },
    { ...exampleDossierQuote, id: 'over', valid_until: '2026-11-20' },
    { ...exampleDossierQuote, id: 'accepted', state: 'accepted' as const },
    { ...exampleDossierQuote, id: 'asked', state: 'change-asked' as const },
  ];
  const needs = needsOf({ ...emptyDossier, quotes }, now);
  expect(needs.map((need) => 'quote' in need && need.quote.id)).toEqual(['soon', exampleDossierQuote.id]);
});

test('photos are new for some days', () => {
  const photos = (at: string) => ({ projects: [{ ...exampleDossierProject, photos: 4, photos_at: at }] });
  expect(kindsOf(photos('2026-11-22T15:00:00+01:00'))).toEqual(['photos']);
  expect(kindsOf(photos('2026-11-15T15:00:00+01:00'))).toEqual([]);
});

test('of a project that is shared nobody but its customer is asked for a review, or waited for', () => {
  const shared = { ...exampleDossierProject, shared: true };
  expect(
    kindsOf({
      projects: [
        { ...shared, review_asked: true },
        { ...shared, state: 'waiting', waiting_for: 'customer' },
      ],
    }),
  ).toEqual([]);
});
