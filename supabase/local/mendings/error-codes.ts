import { inspect } from 'node:util';
import type { Connection } from '@supabase/lite';
import type { Database } from '../database/open-database.ts';
import { printable, printedShort } from './printed-errors.ts';

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
 * Statuses of the hosted API where the library has others: 400 for constraints other than unique and foreign keys, and
 * for what functions raise; 413 for what goes beyond a limit of the database; 500 for faults inside of functions, such as a
 * missing row, and for a statement that was given up because it took longer than its role may.
 */
const statuses: readonly (readonly [RegExp, number])[] = [
  [/^(23(?!503|505|502)|P0001)/, 400],
  [/^P0|^57014$/, 500],
  [/^54/, 413],
];

/**
 * Gives database errors the status of the hosted API. What the library prints of an error is shortened to
 * code and message, because the details hold what visitors typed; and of the message, what they did not write.
 */
export function mendErrorCodes(connection: Connection): void {
  connection.normalizeDbError = (error) => {
    if (!isDatabaseError(error)) return error instanceof Error ? mendFault(error) : error;
    const { code, message, detail = null, hint = null } = error;
    const short = () => shortOf(error);
    const [, status] = statuses.find(([pattern]) => pattern.test(code)) ?? [];
    if (status === undefined) return { code, message, detail, hint, [inspect.custom]: short };
    return {
      // The library's own way for SQL to choose status and body, as in PostgREST.
      code: 'PGRST',
      message: JSON.stringify({ code, message, details: detail, hint }),
      detail: JSON.stringify({ status, headers: {} }),
      [inspect.custom]: short,
    };
  };
}

/** Prints an error of the database in one line, also where the library prints it as it comes. */
export function printRefusalsShort(driver: Database['driver']): void {
  const query = driver.query.bind(driver);
  driver.query = async (text, values, options) => {
    try {
      return await query(text, values, options);
    } catch (error) {
      if (isDatabaseError(error))
        Object.defineProperty(error, inspect.custom, { value: () => shortOf(error) });
      throw error;
    }
  };
}

const shortOf = ({ code, message }: DatabaseError) => `refused by the database: ${printable(code, message)}`;

/** Errors of the library itself: a mistake in what was asked gets 400, and of a fault callers learn nothing. */
function mendFault(error: Error): object {
  printedShort(error);
  if (/^Missing closing quote at position \d+$/.test(error.message)) {
    const told = { code: 'PGRST100', message: error.message, details: null, hint: null };
    const print = () => inspect(error);
    return {
      code: 'PGRST',
      message: JSON.stringify(told),
      detail: JSON.stringify({ status: 400, headers: {} }),
      [inspect.custom]: print,
    };
  }
  // What the library tells callers of an error that it does not know.
  return Object.defineProperty(error, 'toString', {
    value: () => 'Internal server error',
    configurable: true,
  });
}
