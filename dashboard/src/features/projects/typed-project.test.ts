import { exampleProject } from '@vakman/domain/project/project.example';
import { expect, test } from 'vitest';
import { draftOf, faultsOf, newTyped, typedOf, type TypedProject } from './typed-project.ts';

const { project } = exampleProject;

test('what was read and is sent as it is changes nothing', () => {
  expect(draftOf(typedOf(project), project, 'unused')).toMatchObject({
    id: project.id,
    version: project.version,
    title: project.title,
    email: project.email,
    agreed_cents: project.agreed_cents,
    exterior_painting: true,
    lead: project.lead?.id,
  });
  expect(faultsOf(typedOf(project)).size).toBe(0);
});

test('a customer may have neither mail nor telephone, but has a name and an address', () => {
  const typed: TypedProject = {
    ...newTyped('nl'),
    title: 'Trappenhuis',
    name: 'Mw. Visser',
    street_address: 'Havenstraat 7',
    postal_code: '1354 AB',
  };
  expect([...faultsOf(typed)]).toEqual([]);
  expect(draftOf(typed, undefined, 'new')).toMatchObject({
    id: 'new',
    version: null,
    email: null,
    lead: null,
  });
  expect([...faultsOf({ ...newTyped('nl'), email: 'visser' })]).toEqual([
    'title',
    'name',
    'email',
    'street_address',
    'postal_code',
  ]);
});

test.each([
  ['2.895,50', undefined],
  ['2895,50', 289_550],
  ['', 0],
])('an amount of “%s” is %s cents', (agreed, cents) => {
  const typed = { ...typedOf(project), agreed };
  if (cents === undefined) expect([...faultsOf(typed)]).toEqual(['agreed']);
  else expect(draftOf(typed, project, '').agreed_cents).toBe(cents);
});
