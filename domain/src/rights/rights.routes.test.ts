import { expect, test } from 'vitest';
import { shellPages } from '../facts/page-paths.ts';
import { roles } from './rights.roles.ts';
import { accessTo, landingPages, officePages, officeRouteRights, routeRights } from './rights.routes.ts';

test('whoever signs in lands on a page that he may open', () => {
  for (const role of roles) expect(accessTo(landingPages[role], role)).toBe('granted');
});

test('without a session there is a way in, and nothing else', () => {
  const open = shellPages.filter((page) => accessTo(page, 'anon') === 'granted');
  expect(open).toEqual(['login', 'invite', 'report', 'offer']);
  expect(accessTo('admin', 'anon')).toBe('sign-in-first');
});

test('the doors of others stay shut', () => {
  expect(accessTo('admin', 'customer')).toBe('refused');
  expect(accessTo('dashboard', 'employee')).toBe('refused');
  expect(accessTo('dashboard', 'admin')).toBe('refused');
});

test('whoever may open a page of the office may open the office', () => {
  for (const page of officePages)
    for (const role of officeRouteRights[page]) expect(routeRights.admin).toContain(role);
});
