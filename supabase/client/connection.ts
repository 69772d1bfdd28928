/** Where the backend answers, and as whom a browser speaks to it. */
export interface Connection {
  /** Origin of the backend, without a trailing slash. */
  readonly url: string;
  readonly publishableKey: string;
  /** Of the session of whoever is signed in; without it the browser speaks for a visitor. */
  readonly accessToken?: string;
}

/** Milliseconds after which a request that did not answer counts as failed. */
export const requestTimeout = 10_000;

export function headersOf({ publishableKey, accessToken }: Connection): Record<string, string> {
  return { apikey: publishableKey, authorization: `Bearer ${accessToken ?? publishableKey}` };
}

/** What the backend refused, or an answer that never came. */
export class BackendError extends Error {
  /** HTTP status; 0 where there was no answer. */
  readonly status: number;
  /** SQLSTATE or code of the service; empty where there is none. */
  readonly code: string;

  constructor(
    message: string,
    { status, code, cause }: { status?: number; code?: string; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.name = 'BackendError';
    this.status = status ?? 0;
    this.code = code ?? '';
  }
}
