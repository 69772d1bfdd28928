/** Pages of the site that widgets, functions and mails lead to, by their key in the route table. */
export const linkedPages = ['home', 'quote', 'thanks', 'booking', 'appointment', 'terms'] as const;

export type LinkedPage = (typeof linkedPages)[number];

/** Their paths in Dutch, such as `/faq`; `localisedPath` makes those of the other languages. */
export type PagePaths = Readonly<Record<LinkedPage, string>>;
