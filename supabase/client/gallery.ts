import { PostgrestClient } from '@supabase/postgrest-js';
import { fittingGalleryRows, galleryPictureUrl, type GalleryRow } from '@vakman/domain/gallery.schema';
import { BackendError, headersOf, requestTimeout, type Connection } from './connection.ts';

const columns =
  'id, title, category, description, before_image_url, after_image_url, translations, created_at';

/**
 * All projects that the office added, newest first, with addresses for the paths of their pictures. Rows of another
 * shape are left out. It is not tried again: built-in projects are there at once.
 *
 * @throws {BackendError} with status 0 where no answer came in time.
 */
export async function listGalleryProjects(connection: Connection): Promise<GalleryRow[]> {
  const { data, error, status } = await new PostgrestClient(`${connection.url}/rest/v1`, {
    headers: headersOf(connection),
    retry: false,
  })
    .from('project_gallery')
    .select(columns)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .abortSignal(AbortSignal.timeout(requestTimeout));
  if (error) throw new BackendError(error.message, { status, code: error.code, cause: error });
  if (!Array.isArray(data)) throw new BackendError('The answer is no list', { status });
  const addressOf = (path: string | null) => path && galleryPictureUrl(connection.url, path);
  return fittingGalleryRows(data).map((row) => ({
    ...row,
    before_image_url: addressOf(row.before_image_url),
    after_image_url: addressOf(row.after_image_url),
  }));
}
