import type { Database } from '../database/open-database.ts';
import { RefusedStatement } from './refused-statement.ts';

type Driver = Database['driver'];
type Serialize = Driver['serializers'][number];

/** The number of values travels in 16 bits. */
const mostValues = 65_535;

/**
 * Sends the database only what the driver can write. What it cannot, it begins to write nevertheless, and from that
 * half of a message on it writes nonsense, for every database of the process.
 */
export function keepMessagesSound(driver: Driver): void {
  driver.serializers = new Proxy(driver.serializers, {
    // Of all types, also those that the driver learns of later.
    get: (known, type: string) => writingText(known[type]),
  });
  const query = driver.query.bind(driver);
  driver.query = async (text, values, options) => {
    if (text.includes('\0')) throw new RefusedStatement(400, '22021', 'no name holds the character NUL');
    if ((values?.length ?? 0) > mostValues)
      throw new RefusedStatement(413, '54000', `more than ${mostValues} values at once`);
    return query(text, values, options);
  };
}

/** What the driver makes no text of goes as people write it, for the database to judge. */
function writingText(serialize: Serialize | undefined): Serialize {
  return (value: unknown) => {
    const text = textOf(serialize, value);
    if (typeof text === 'string') return text;
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      return String(value);
    throw new RefusedStatement(400, '22P02', 'a value is not of the type that is asked for');
  };
}

function textOf(serialize: Serialize | undefined, value: unknown): unknown {
  try {
    return serialize === undefined ? value : serialize(value);
  } catch {
    return undefined;
  }
}
