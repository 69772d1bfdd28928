import type { Backend } from '@vakman/supabase/local/backend';
import { newProject, projectContact, writePhoto } from './projects.ts';
import type { Sample } from './sample-rows.ts';

/** Puts one row into each table of projects. */
export async function insertProjectSamples(database: Backend['database']): Promise<Record<string, Sample>> {
  const project = await newProject(database, 'jan@example.org');
  const photo = await writePhoto(database, project);
  const document = {
    id: crypto.randomUUID(),
    project_id: project,
    path: `${project}/${crypto.randomUUID()}.pdf`,
    name: 'Kleurenstaat',
    bytes: 1200,
    audience: 'customer',
  };
  await database.query(
    'insert into project_documents (id, project_id, path, name, bytes, audience) values ($1, $2, $3, $4, $5, $6)',
    Object.values(document),
  );
  const task = {
    id: crypto.randomUUID(),
    project_id: project,
    title: 'Verf bestellen',
    audience: 'internal',
  };
  await database.query(
    'insert into project_tasks (id, project_id, title, audience) values ($1, $2, $3, $4)',
    Object.values(task),
  );
  const member = { project_id: project, email: 'noor@example.org', name: 'Noor Jansen', language: 'nl' };
  await database.query(
    'insert into project_members (project_id, email, name, language) values ($1, $2, $3, $4)',
    Object.values(member),
  );
  await database.query('insert into project_reviews (project_id, asked_at) values ($1, now())', [project]);
  return {
    projects: {
      key: ['id', project],
      row: async () => ({ ...projectContact, id: crypto.randomUUID() }),
      change: { title: 'Gevel reinigen' },
    },
    project_entries: {
      key: ['id', photo.entryId],
      row: async () => ({
        id: crypto.randomUUID(),
        project_id: project,
        kind: 'note',
        body: 'De goot lekt.',
        audience: 'internal',
      }),
      change: { body: 'De goot is dicht.' },
    },
    project_photos: {
      key: ['id', photo.id],
      row: async () => {
        const id = crypto.randomUUID();
        const path = `${project}/${id}.jpg`;
        const size = { width: 2048, height: 1536 };
        return {
          id,
          project_id: project,
          entry_id: photo.entryId,
          path,
          stage: 'after',
          audience: 'customer',
          ...size,
        };
      },
      change: { stage: 'before' },
    },
    project_documents: {
      key: ['id', document.id],
      row: async () => ({
        ...document,
        id: crypto.randomUUID(),
        path: `${project}/${crypto.randomUUID()}.pdf`,
      }),
      change: { name: 'Garantiebewijs' },
    },
    project_tasks: {
      key: ['id', task.id],
      row: async () => ({ ...task, id: crypto.randomUUID() }),
      change: { title: 'Verf ophalen' },
    },
    project_members: {
      key: ['project_id', project],
      row: async () => ({ ...member, email: `${crypto.randomUUID()}@example.org` }),
      change: { name: 'Somebody else' },
    },
    project_reviews: {
      key: ['project_id', project],
      row: async () => ({ project_id: await newProject(database) }),
      change: { may_publish: true },
    },
  };
}
