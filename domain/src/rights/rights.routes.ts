import type { ShellPage } from '../facts/page-paths.ts';
import type { Actor, Role } from './rights.roles.ts';

const everybody: readonly Actor[] = ['anon', 'customer', 'employee', 'admin'];
const signedIn: readonly Actor[] = ['customer', 'employee', 'admin'];

/** Who may open which page of the dashboard. What he sees there the database decides. */
export const routeRights: Readonly<Record<ShellPage, readonly Actor[]>> = {
  login: everybody,
  invite: everybody,
  // By its secret, which is all that it takes.
  report: everybody,
  // By the secret of its mail, or as whoever it is for.
  offer: everybody,
  dashboard: ['customer'],
  profile: signedIn,
  project: signedIn,
  admin: ['employee', 'admin'],
};

/** Pages of the office below its first one, by what stands behind its path; the first says what needs somebody today. */
export const officePages = [
  'requests',
  'quotes',
  'projects',
  'conversations',
  'calendar',
  'clients',
  'gallery',
  'partners',
  'figures',
  'people',
  'log',
  'settings',
] as const;
export type OfficePage = (typeof officePages)[number];

/** Who may open which page of the office. */
export const officeRouteRights: Readonly<Record<OfficePage, readonly Role[]>> = {
  requests: ['employee', 'admin'],
  quotes: ['employee', 'admin'],
  projects: ['employee', 'admin'],
  conversations: ['employee', 'admin'],
  calendar: ['employee', 'admin'],
  clients: ['employee', 'admin'],
  gallery: ['employee', 'admin'],
  partners: ['employee', 'admin'],
  figures: ['employee', 'admin'],
  people: ['admin'],
  log: ['admin'],
  settings: ['admin'],
};

/** The page on which somebody lands who signed in and wanted none in particular. */
export const landingPages = {
  customer: 'dashboard',
  employee: 'admin',
  admin: 'admin',
} as const satisfies Readonly<Record<Role, ShellPage>>;

export type Access = 'granted' | 'sign-in-first' | 'refused';

/** Whether somebody may open a page. */
export function accessTo(page: ShellPage, actor: Actor): Access {
  if (routeRights[page].includes(actor)) return 'granted';
  return actor === 'anon' ? 'sign-in-first' : 'refused';
}

/** Whether somebody may open a page of the office. */
export function mayOpen(page: OfficePage, actor: Actor): boolean {
  return actor !== 'anon' && officeRouteRights[page].includes(actor);
}
