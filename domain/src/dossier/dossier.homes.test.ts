import { expect, test } from 'vitest';
import { emptyDossier } from './dossier.answers.ts';
import { exampleDossierAppointment, exampleDossierProject, exampleDossierQuote } from './dossier.example.ts';
import { dossierOfHome, homesOf } from './dossier.homes.ts';

const dossier = {
  ...emptyDossier,
  projects: [exampleDossierProject],
  quotes: [{ ...exampleDossierQuote, street_address: 'STADHUISPLEIN  1', postal_code: '1315hr' }],
  appointments: [{ ...exampleDossierAppointment, street_address: 'Dam 1-hoog', postal_code: '1012 DG' }],
};

test('a home is one however its address was written', () => {
  expect(homesOf(dossier).map(({ street_address }) => street_address)).toEqual([
    'Stadhuisplein 1',
    'Dam 1-hoog',
  ]);
});

test('of a home stands there what is about it', () => {
  const [first, second] = homesOf(dossier);
  expect(dossierOfHome(dossier, first?.key ?? '')).toEqual({ ...dossier, appointments: [] });
  expect(dossierOfHome(dossier, second?.key ?? '')).toEqual({ ...dossier, projects: [], quotes: [] });
});

test('who has nothing has no home here', () => {
  expect(homesOf(emptyDossier)).toEqual([]);
});
