import { types } from '@electric-sql/pglite';

const {
  TEXT,
  VARCHAR,
  BPCHAR,
  DATE,
  TIMESTAMP,
  TIMESTAMPTZ,
  BOOL,
  INT2,
  INT4,
  INT8,
  NUMERIC,
  UUID,
  INTERVAL,
} = types;

/** A value of a JSON body as PostgreSQL would cast it: text as it is, all else as it stands in the JSON. */
function write(value: object | string | number | bigint | boolean): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * Hands values on as the hosted API does, so that PostgreSQL takes or refuses them by its own rules; the driver would
 * fail on a list for a text, and take a number for a date.
 */
export const jsonValues: Record<number, typeof write> = Object.fromEntries(
  [TEXT, VARCHAR, BPCHAR, DATE, TIMESTAMP, TIMESTAMPTZ, BOOL, INT2, INT4, INT8, NUMERIC, UUID, INTERVAL].map(
    (type) => [type, write],
  ),
);
