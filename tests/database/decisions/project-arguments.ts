import type { Backend } from '@vakman/supabase/local/backend';
import { demoAccounts } from '@vakman/supabase/local/demo-accounts';
import { newProject, projectContact, writePhoto } from '../support/projects.ts';
import type { Actor } from '../support/test-backend.ts';
import type { SampleArguments } from './account-arguments.ts';

const project = async ({ database }: Backend) => newProject(database);
const about = async (backend: Backend) => ({ project_id: await project(backend) });

/** Of whoever calls, where he is somebody. */
const ownProject = async ({ database }: Backend, actor: Actor) =>
  newProject(database, demoAccounts.find(({ role }) => role === actor)?.email ?? null);

const doneProject = async (backend: Backend, actor: Actor) => {
  const id = await ownProject(backend, actor);
  await backend.database.query(`update public.projects set state = 'done' where id = $1`, [id]);
  return id;
};

const newEntry = async (backend: Backend) => {
  const { entryId } = await writePhoto(backend.database, await project(backend));
  return { id: entryId };
};
const newPhoto = async (backend: Backend) => {
  const { id } = await writePhoto(backend.database, await project(backend));
  return { id };
};
const newTask = async (backend: Backend, projectId: string) => {
  const id = crypto.randomUUID();
  await backend.database.query(
    `insert into public.project_tasks (id, project_id, title, audience) values ($1, $2, 'Ruimte maken', 'customer')`,
    [id, projectId],
  );
  return { id };
};
const newDocument = async (backend: Backend) => {
  const [id, projectId] = [crypto.randomUUID(), await project(backend)];
  await backend.database.query(
    `insert into public.project_documents (id, project_id, path, name, bytes, audience)
     values ($1, $2, $3, 'Kleurenstaat', 1, 'customer')`,
    [id, projectId, `${projectId}/${id}.pdf`],
  );
  return { id };
};
const uploaded = async (backend: Backend, projectId: string) => {
  const path = `${projectId}/${crypto.randomUUID()}.png`;
  await backend.database.query(`insert into storage.objects (bucket_id, name) values ('project-files', $1)`, [
    path,
  ]);
  return path;
};
const permitted = async (backend: Backend) => {
  const projectId = await project(backend);
  const { id } = await writePhoto(backend.database, projectId);
  await backend.database.query(
    `update public.project_photos set permitted_at = now(), permitted_name = 'Jan Jansen' where id = $1`,
    [id],
  );
  return { projectId, photoId: id };
};

/** What functions about projects are called with. */
export const projectArguments: SampleArguments = {
  add_project_document: async (backend) => {
    const project_id = await project(backend);
    return {
      project_id,
      id: crypto.randomUUID(),
      path: await uploaded(backend, project_id),
      name: 'Kleuren',
    };
  },
  add_project_photos: async (backend) => ({ ...(await about(backend)), photos: [] }),
  allow_publishing: () => ({ photo_ids: [], allowed: true }),
  change_project_photos: async (backend) => ({
    ids: [(await newPhoto(backend)).id],
    stage: 'before',
    audience: 'internal',
  }),
  claim_project_notifications: () => ({ batch: 0 }),
  finish_project_task: async (backend, actor) => newTask(backend, await ownProject(backend, actor)),
  give_review: async (backend, actor) => ({
    project_id: await doneProject(backend, actor),
    rating: 5,
  }),
  list_projects: () => ({}),
  move_project: async (backend) => ({ id: await project(backend), version: 1, state: 'in-progress' }),
  orphaned_project_files: () => ({}),
  plan_project_days: async (backend) => ({ ...(await about(backend)), days: [] }),
  publish_to_gallery: async (backend) => {
    const { projectId, photoId } = await permitted(backend);
    return {
      project_id: projectId,
      publication: {
        before: null,
        after: { photoId, path: `projects/${photoId}/1200.webp` },
        title: 'Woonhuis in Almere',
        category: 'painting',
        description: null,
      },
    };
  },
  read_pipeline: () => ({}),
  read_project: about,
  read_won_by_month: () => ({}),
  read_workload: () => ({ from_day: '2026-11-23', weeks: 2 }),
  remove_project_document: newDocument,
  remove_project_entry: newEntry,
  remove_project_photo: newPhoto,
  remove_project_task: async (backend) => newTask(backend, await project(backend)),
  save_project: () => ({ project: { ...projectContact, id: crypto.randomUUID() } }),
  save_project_entry: async (backend) => ({
    ...(await about(backend)),
    id: crypto.randomUUID(),
    kind: 'note',
    body: 'De goot lekt.',
  }),
  save_project_task: async (backend) => ({
    ...(await about(backend)),
    id: crypto.randomUUID(),
    title: 'Verf bestellen',
  }),
  share_project: async (backend, actor) => ({
    project_id: await ownProject(backend, actor),
    email: `${crypto.randomUUID()}@example.org`,
    name: 'Noor Jansen',
    language: 'nl',
  }),
  unshare_project: async (backend, actor) => {
    const { rows } = await backend.database.query<{ id: string }>(
      `insert into public.project_members (project_id, email, name, language)
       values ($1, 'noor@example.org', 'Noor Jansen', 'nl') returning id`,
      [await ownProject(backend, actor)],
    );
    return { member_id: rows[0]?.id };
  },
};
