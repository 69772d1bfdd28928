import { createRouter } from '@swan-io/chicane';
import type { ShellPage } from '@vakman/domain/facts/page-paths';
import { officePages, type OfficePage } from '@vakman/domain/rights/rights.routes';
import { pagePaths } from '../../generated/page-paths.ts';
import { pathPrefix } from '../words/language.ts';

const { login, dashboard, profile, admin, project, invite, report } = pagePaths;

const paths = {
  login: `${login}?:next`,
  dashboard,
  profile,
  admin,
  project: `${project}/:projectId`,
  invite: `${invite}/:invitationToken`,
  report,
} as const;

export const pageNames = Object.keys(paths) as ShellPage[];

/** One shell serves them with the first page of the office. */
const officePaths = {
  requests: `${admin}/requests?:search&:state&:assignee&:language&:source&:sort&:view`,
  calendar: `${admin}/calendar?:day&:open`,
  clients: `${admin}/clients?:search`,
  gallery: `${admin}/gallery`,
  partners: `${admin}/partners?:months`,
  figures: `${admin}/figures?:weeks`,
  people: `${admin}/people?:email&:name&:language`,
  settings: `${admin}/settings?:person`,
  log: `${admin}/log?:actor&:kind&:action&:from&:until&:record&:client`,
} as const satisfies Record<OfficePage, string>;

/** What stands below a page of the office: a record, or what belongs to all of them. */
const recordPaths = {
  request: `${admin}/requests/:requestId?:write`,
  templates: `${admin}/requests/templates`,
  client: `${admin}/clients/:clientId`,
  clientDossier: `${admin}/clients/:clientId/dossier?:email`,
  galleryProject: `${admin}/gallery/:projectId`,
} as const;
const pagesOfRecords = {
  request: 'requests',
  templates: 'requests',
  client: 'clients',
  clientDossier: 'clients',
  galleryProject: 'gallery',
} as const satisfies Record<keyof typeof recordPaths, OfficePage>;
const recordNames = Object.keys(recordPaths) as (keyof typeof recordPaths)[];

export const officeRoutes = [...officePages, ...recordNames] as const;

/** The page of the office that a route names, if it names one. */
export function officePageOf(route: string | undefined): OfficePage | undefined {
  const record = recordNames.find((name) => name === route);
  return record ? pagesOfRecords[record] : officePages.find((page) => page === route);
}

/** Where somebody may be led who signed in: all pages but the sign-in itself. */
export const ownPaths = [dashboard, profile, admin, project, invite].map((path) => pathPrefix + path);

/**
 * The pages of the dashboard by name, in the language of the page that it runs on. The prefix is one of eight; as the
 * empty one it leaves the types of the parameters alone.
 */
export const router = createRouter(
  { ...paths, ...officePaths, ...recordPaths },
  { basePath: pathPrefix as '' },
);
