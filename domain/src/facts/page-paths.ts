/** Pages of the site that widgets, functions and mails lead to, by their key in the route table. */
export const linkedPages = ['home', 'quote', 'thanks', 'booking', 'appointment', 'terms'] as const;

export type LinkedPage = (typeof linkedPages)[number];

/** Their paths in Dutch, such as `/faq`; `localisedPath` makes those of the other languages. */
export type PagePaths = Readonly<Record<LinkedPage, string>>;

/** Shells of the dashboard on the site: one page each for everything that it shows at that path and below. */
export const shellPages = [
  'login',
  'dashboard',
  'profile',
  'admin',
  'project',
  'invite',
  'report',
  'offer',
] as const;

export type ShellPage = (typeof shellPages)[number];
