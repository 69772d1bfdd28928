import type { Backend } from '@vakman/supabase/local/backend';
import { quoteRequestRow } from './quote-request-row.ts';

interface Sample {
  /** Column and value that find the sample. */
  readonly key: readonly [column: string, value: string];
  /** A row that a caller might insert. */
  readonly row: () => Promise<Record<string, unknown>>;
  /** A change that a caller might make. */
  readonly change: Record<string, unknown>;
}

/** Puts one row into each table of the API, and says how to ask for another. */
export async function insertSamples({ database }: Backend): Promise<Record<string, Sample>> {
  const newUser = async () => {
    const id = crypto.randomUUID();
    await database.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.org`]);
    return id;
  };
  const newRequest = async () => {
    const { id, name, email, phone, street_address, postal_code, message, timeline, square_meters } =
      quoteRequestRow();
    await database.query(
      `insert into quote_requests (id, name, email, phone, street_address, postal_code, message, timeline, square_meters)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [id, name, email, phone, street_address, postal_code, message, timeline, square_meters],
    );
    return id;
  };
  const user = await newUser();
  await database.query(`insert into user_roles (user_id, role) values ($1, 'customer')`, [user]);
  const request = await newRequest();
  const project = `Woonhuis ${crypto.randomUUID()}`;
  await database.query(`insert into project_gallery (title, category) values ($1, 'painting')`, [project]);
  return {
    quote_requests: {
      key: ['id', request],
      row: async () => ({ ...quoteRequestRow() }),
      change: { name: 'Somebody else' },
    },
    notifications: {
      key: ['request_id', request],
      row: async () => ({ request_id: await newRequest(), kind: 'office' }),
      change: { attempts: 100 },
    },
    project_gallery: {
      key: ['title', project],
      row: async () => ({ title: 'Woonhuis in Gouda', category: 'other' }),
      change: { description: 'Kozijnen geschilderd.' },
    },
    user_roles: {
      key: ['user_id', user],
      row: async () => ({ user_id: await newUser(), role: 'admin' }),
      change: { role: 'employee' },
    },
  };
}
