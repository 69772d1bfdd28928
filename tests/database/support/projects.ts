import { smallPhotoPath } from '@vakman/domain/project/project.files';
import type { Backend } from '@vakman/supabase/local/backend';

type Database = Backend['database'];

/** What a project says of its customer. */
export const projectContact = {
  title: 'Kozijnen schilderen',
  language: 'nl',
  name: 'Jan Jansen',
  phone: '06 12345678',
  street_address: 'Dorpsstraat 1',
  postal_code: '1315 AB',
} as const;

/** A project of an address, or of nobody who can be mailed. */
export async function newProject(database: Database, email: string | null = null): Promise<string> {
  const id = crypto.randomUUID();
  const { title, language, name, phone, street_address, postal_code } = projectContact;
  await database.query(
    `insert into projects (id, title, language, name, email, phone, street_address, postal_code)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, title, language, name, email, phone, street_address, postal_code],
  );
  return id;
}

/** The address of an account, or one that nobody has. */
export async function addressOf(database: Database, userId: string): Promise<string> {
  const { rows } = await database.query<{ email: string }>('select email from auth.users where id = $1', [
    userId,
  ]);
  return rows[0]?.email ?? `${userId}@example.org`;
}

interface Shown {
  readonly id: string;
  readonly entryId: string;
  readonly path: string;
}

/** Writes down a photo of a project, whose file nobody uploaded yet. */
export async function writePhoto(
  database: Database,
  projectId: string,
  audience: 'customer' | 'internal' = 'customer',
): Promise<Shown> {
  const [id, entryId] = [crypto.randomUUID(), crypto.randomUUID()];
  const path = `${projectId}/${id}.png`;
  await database.query(
    `insert into project_entries (id, project_id, kind, stage, audience) values ($1, $2, 'photos', 'after', $3)`,
    [entryId, projectId, audience],
  );
  await database.query(
    `insert into project_photos (id, project_id, entry_id, path, small_path, stage, audience, width, height)
     values ($1, $2, $3, $4, $5, 'after', $6, 2048, 1536)`,
    [id, projectId, entryId, path, smallPhotoPath(projectId, 'image/png', id), audience],
  );
  return { id, entryId, path };
}

/** The path of a photo that the customer with an account sees in a project of his. */
export async function shownPhoto(database: Database, userId: string): Promise<string> {
  const project = await newProject(database, await addressOf(database, userId));
  return (await writePhoto(database, project)).path;
}
