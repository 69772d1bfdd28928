import { inspect } from 'node:util';
import type { Connection } from '@supabase/lite';

interface DatabaseError {
  readonly code: string;
  readonly message: string;
  readonly detail?: string | null;
  readonly hint?: string | null;
}

/** Errors of PostgreSQL carry an SQLSTATE of five characters. */
function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && /^[0-9A-Z]{5}$/.test(String((error as Partial<DatabaseError>).code));
}

/**
 * Codes that the hosted API answers with 400 and the library with 500: constraints other than unique and
 * foreign keys, and errors that functions raise.
 */
const answeredWith400 = /^(23(?!503|505|502)|P0)/;

/**
 * Gives database errors the status of the hosted API. What the library prints of an error is shortened to
 * code and message, because the details hold what visitors typed.
 */
export function mendErrorCodes(connection: Connection): void {
  connection.normalizeDbError = (error) => {
    if (!isDatabaseError(error)) return error;
    const { code, message, detail = null, hint = null } = error;
    const short = () => `refused by the database: ${code} ${message}`;
    if (!answeredWith400.test(code)) return { code, message, detail, hint, [inspect.custom]: short };
    return {
      // The library's own way for SQL to choose status and body, as in PostgREST.
      code: 'PGRST',
      message: JSON.stringify({ code, message, details: detail, hint }),
      detail: JSON.stringify({ status: 400, headers: {} }),
      [inspect.custom]: short,
    };
  };
}
