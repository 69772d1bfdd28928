/** Says which call failed and with which code; the database's own words may quote a visitor's. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  /** SQLSTATE, or empty where the database was not reached. */
  readonly code: string;

  constructor(call: string, code: string) {
    super(`${call} failed${code === '' ? '' : ` (${code})`}`);
    this.code = code;
  }
}

/** Throws a `DatabaseError` for a failed call, else gives what it answered. */
export function answerOf<T>(call: string, { data, error }: { data: T; error: { code?: string } | null }): T {
  if (error) throw new DatabaseError(call, error.code ?? '');
  return data;
}
