import { createRouter } from '@swan-io/chicane';
import type { ShellPage } from '@vakman/domain/facts/page-paths';
import { pagePaths } from '../../generated/page-paths.ts';
import { pathPrefix } from '../words/language.ts';

const { login, dashboard, profile, admin, project, invite } = pagePaths;

const paths = {
  login: `${login}?:next`,
  dashboard,
  profile,
  admin,
  project: `${project}/:projectId`,
  invite: `${invite}/:invitationToken`,
} as const;

export const pageNames = Object.keys(paths) as ShellPage[];

/** Pages of the office below its first, which one shell serves. */
const officePaths = { calendar: `${admin}/calendar` } as const;

/** Where somebody may be led who signed in: all pages but the sign-in itself. */
export const ownPaths = [dashboard, profile, admin, project, invite].map((path) => pathPrefix + path);

/**
 * The pages of the dashboard by name, in the language of the page that it runs on. The prefix is one of eight; as the
 * empty one it leaves the types of the parameters alone.
 */
export const router = createRouter({ ...paths, ...officePaths }, { basePath: pathPrefix as '' });
