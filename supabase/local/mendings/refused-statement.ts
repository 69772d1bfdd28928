/** What the database is never asked, with the answer that callers of the API get for it. */
export class RefusedStatement extends Error {
  /** The library's own way to choose status and body. */
  readonly code = 'PGRST';
  readonly detail: string;

  /** @param code as PostgreSQL would name it. */
  constructor(status: 400 | 413, code: string, message: string) {
    super(JSON.stringify({ code, message, details: null, hint: null }));
    this.detail = JSON.stringify({ status, headers: {} });
  }
}
