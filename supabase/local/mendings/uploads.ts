import type { Mending } from './mending.ts';
import { storageError } from './storage-errors.ts';

const uploadRoute =
  /^(?:POST|PUT) \/storage\/v1\/object\/(?!(?:sign|list|list-v2|info|public)\/|(?:move|copy)$)[^/]+\/./;

/** Whether the body is a file, or a form that holds one. */
export const isUpload = ({ method, url }: Request) => uploadRoute.test(`${method} ${new URL(url).pathname}`);

/** Seconds for which browsers keep a file, as the client library writes them. */
const age = /^\d{1,10}$/;

/** What the database keeps of this header, too: it is sent with the file for as long as that is kept. */
const cacheControl = /^[ -~]{0,100}$/;

/** What a header can hold. */
const mediaType = /^[!-~]{1,255}$/;

/**
 * Takes the file out of the multipart form in which browsers send it (the client library names the field
 * with an empty name, this one looks for `file`) and passes its bytes on with their type and length.
 */
export const acceptBrowserUploads: Mending = async (request, next) => {
  if (!isUpload(request)) return next(request);
  if (!cacheControl.test(request.headers.get('cache-control') ?? '')) return refuseCacheControl();
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) return next(request);

  const form = await request.formData().catch(() => new FormData());
  const file = [...form.values()].find((value) => value instanceof File);
  if (file === undefined) return storageError('InvalidRequest', 'The form holds no file');
  const headers = new Headers(request.headers);
  const seconds = form.get('cacheControl');
  if (seconds !== null) {
    if (typeof seconds !== 'string' || !age.test(seconds)) return refuseCacheControl();
    headers.set('cache-control', `max-age=${seconds}`);
  }
  headers.set('content-type', mediaType.test(file.type) ? file.type : 'application/octet-stream');
  headers.set('content-length', String(file.size));
  const body = await file.arrayBuffer();
  return next(new Request(request.url, { method: request.method, headers, body }));
};

const refuseCacheControl = () => storageError('InvalidRequest', 'cacheControl must be a number of seconds');
