import { PostgrestClient } from '@supabase/postgrest-js';
import {
  galleryProjectSchema,
  picturePath,
  type GalleryProject,
  type PictureType,
} from '@vakman/domain/gallery.project';
import { galleryBucket } from '@vakman/domain/gallery.schema';
import * as z from 'zod/mini';
import { bucketOf } from './bucket-of.ts';
import { callFunction } from './call-function.ts';
import { BackendError, headersOf, requestTimeout, type Connection } from './connection.ts';

const projectsOf = (connection: Connection) =>
  new PostgrestClient(`${connection.url}/rest/v1`, { headers: headersOf(connection), retry: false }).from(
    'project_gallery',
  );

interface Answer {
  readonly data: unknown;
  readonly error: { readonly message: string; readonly code: string } | null;
  readonly status: number;
}

function projectsIn({ data, error, status }: Answer): GalleryProject[] {
  if (error) throw new BackendError(error.message, { status, code: error.code, cause: error });
  const { data: projects } = z.safeParse(z.array(galleryProjectSchema), data);
  if (!projects) throw new BackendError('The answer is no list of projects', { status });
  return projects;
}

const inTime = () => AbortSignal.timeout(requestTimeout);

/**
 * All projects of the office, drafts too, in the order of the gallery.
 *
 * @throws {BackendError}
 */
export async function listProjects(connection: Connection): Promise<GalleryProject[]> {
  return projectsIn(
    await projectsOf(connection)
      .select()
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .abortSignal(inTime()),
  );
}

/** What the office writes of a project. */
export type ProjectDraft = Omit<GalleryProject, 'id' | 'created_at' | 'version'>;

/**
 * Adds a project, which then stands first.
 *
 * @throws {BackendError} with the code `23514` where a rule is broken.
 */
export async function addProject(connection: Connection, draft: ProjectDraft): Promise<GalleryProject> {
  const [project] = projectsIn(await projectsOf(connection).insert(draft).select().abortSignal(inTime()));
  if (!project) throw new BackendError('The project was not told');
  return project;
}

/**
 * Changes a project as it was read.
 *
 * @throws {BackendError} with the code `changed` where another version stands, or the project is gone.
 */
export async function changeProject(
  connection: Connection,
  { id, version }: Pick<GalleryProject, 'id' | 'version'>,
  changes: Partial<ProjectDraft>,
): Promise<GalleryProject> {
  const [project] = projectsIn(
    await projectsOf(connection)
      .update(changes)
      .eq('id', id)
      .eq('version', version)
      .select()
      .abortSignal(inTime()),
  );
  if (!project) throw new BackendError('The project changed meanwhile', { status: 409, code: 'changed' });
  return project;
}

/**
 * Takes a project away; its pictures go a day later.
 *
 * @throws {BackendError}
 */
export async function removeProject(connection: Connection, id: number): Promise<void> {
  projectsIn(await projectsOf(connection).delete().eq('id', id).select().abortSignal(inTime()));
}

/**
 * Puts projects into the order in which they are named, the first first.
 *
 * @throws {BackendError}
 */
export async function orderProjects(connection: Connection, ids: readonly number[]): Promise<void> {
  await callFunction(connection, 'order_projects', { ids }, z.unknown());
}

/**
 * Uploads the sizes of a picture.
 *
 * @param sizes by their width in pixels.
 * @returns the path of the largest.
 * @throws {BackendError}
 */
export async function uploadPicture(
  connection: Connection,
  folder: string,
  sizes: ReadonlyMap<number, Blob>,
): Promise<string> {
  const files = await bucketOf(connection, galleryBucket);
  let largest = { width: 0, path: '' };
  for (const [width, size] of sizes) {
    const path = picturePath(folder, width, size.type as PictureType);
    const { error } = await files.upload(path, size, { contentType: size.type, cacheControl: '31536000' });
    if (error) throw new BackendError(error.message, { cause: error });
    if (width > largest.width) largest = { width, path };
  }
  return largest.path;
}
