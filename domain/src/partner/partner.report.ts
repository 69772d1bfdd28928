/**
 * Requests or appointments of a month, at least, that a report tells of: of fewer whoever knows one of the visitors would
 * learn what became of him. The database holds the same.
 */
export const fewestTold = 5;

/** The secret that a link to a report carries behind its `#`; empty where there is none. */
export function readReportSecret(fragment: string): string {
  return /^#([\da-f]{64})$/.exec(fragment)?.[1] ?? '';
}

/** The link to a report; the secret stands where no server and no log sees it. */
export const reportAddress = (pageUrl: string, secret: string): string => `${pageUrl}#${secret}`;
