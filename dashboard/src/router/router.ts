import { createRouter } from '@swan-io/chicane';
import type { ShellPage } from '@vakman/domain/facts/page-paths';
import { officePages, type OfficePage } from '@vakman/domain/rights/rights.routes';
import { pagePaths } from '../../generated/page-paths.ts';
import { pathPrefix } from '../words/language.ts';

const { login, dashboard, profile, admin, project, invite, report, offer } = pagePaths;

const paths = {
  login: `${login}?:next`,
  dashboard,
  profile,
  admin,
  project: `${project}/:projectId`,
  invite: `${invite}/:invitationToken`,
  report,
  offer,
} as const;

const pageNames = Object.keys(paths) as ShellPage[];

/** What stands below a page of a customer. */
const ownRecordPaths = {
  offeredQuote: `${offer}/:quoteId`,
  conversation: `${dashboard}/chat/:conversationId`,
} as const;
const pagesOfOwnRecords = {
  offeredQuote: 'offer',
  conversation: 'dashboard',
} as const satisfies Record<keyof typeof ownRecordPaths, ShellPage>;
const ownRecordNames = Object.keys(ownRecordPaths) as (keyof typeof ownRecordPaths)[];

/** Routes of everything but the office. */
export const ownRoutes = [...pageNames, ...ownRecordNames] as const;

/** One shell serves them with the first page of the office. */
const officePaths = {
  requests: `${admin}/requests?:search&:state&:assignee&:language&:source&:sort&:view`,
  quotes: `${admin}/quotes?:search&:state`,
  projects: `${admin}/projects?:search&:state&:crew&:view`,
  conversations: `${admin}/conversations?:search`,
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
  quote: `${admin}/quotes/:quoteId`,
  quoteTexts: `${admin}/quotes/texts`,
  officeProject: `${admin}/projects/:projectId`,
  officeConversation: `${admin}/conversations/:conversationId?:search`,
  quickAnswers: `${admin}/conversations/answers`,
  client: `${admin}/clients/:clientId`,
  clientDossier: `${admin}/clients/:clientId/dossier?:email`,
  galleryProject: `${admin}/gallery/:projectId`,
} as const;
const pagesOfRecords = {
  request: 'requests',
  templates: 'requests',
  quote: 'quotes',
  quoteTexts: 'quotes',
  officeProject: 'projects',
  officeConversation: 'conversations',
  quickAnswers: 'conversations',
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

/** The page that a route names; one of the office stands below its first. */
export function pageOf(route: string | undefined): ShellPage | undefined {
  if (officePageOf(route)) return 'admin';
  const record = ownRecordNames.find((name) => name === route);
  return record ? pagesOfOwnRecords[record] : pageNames.find((name) => name === route);
}

/** Where somebody may be led who signed in: all pages but the sign-in itself. */
export const ownPaths = [dashboard, profile, admin, project, invite, offer].map((path) => pathPrefix + path);

/**
 * The pages of the dashboard by name, in the language of the page that it runs on. The prefix is one of eight; as the
 * empty one it leaves the types of the parameters alone.
 */
export const router = createRouter(
  { ...paths, ...ownRecordPaths, ...officePaths, ...recordPaths },
  { basePath: pathPrefix as '' },
);
