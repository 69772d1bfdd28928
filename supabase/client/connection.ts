/** Where the backend answers, and as whom a browser speaks to it. */
export interface Connection {
  /** Origin of the backend, without a trailing slash. */
  readonly url: string;
  readonly publishableKey: string;
}

/** Milliseconds after which a request that did not answer counts as failed. */
export const requestTimeout = 10_000;

export function headersOf({ publishableKey }: Connection): Record<string, string> {
  return { apikey: publishableKey, authorization: `Bearer ${publishableKey}` };
}
