import type { Mending } from './mending.ts';

const uploadRoute = /^\/storage\/v1\/object\/(?!(?:sign|list|info|public)\/|(?:move|copy)$)[^/]+\/./;

/**
 * Takes the file out of the multipart form in which browsers send it (the client library names the field
 * with an empty name, this one looks for `file`) and passes its bytes on with their type and length.
 */
export const acceptBrowserUploads: Mending = async (request, next) => {
  const type = request.headers.get('content-type') ?? '';
  const isUpload =
    (request.method === 'POST' || request.method === 'PUT') &&
    uploadRoute.test(new URL(request.url).pathname) &&
    type.startsWith('multipart/form-data');
  if (!isUpload) return next(request);

  const form = await request.formData().catch(() => new FormData());
  const file = [...form.values()].find((value) => value instanceof File);
  if (file === undefined) {
    return Response.json(
      { statusCode: '400', error: 'InvalidRequest', message: 'The form holds no file' },
      { status: 400, headers: { 'access-control-allow-origin': '*' } },
    );
  }
  const headers = new Headers(request.headers);
  const seconds = form.get('cacheControl');
  if (typeof seconds === 'string') headers.set('cache-control', `max-age=${seconds}`);
  headers.set('content-type', file.type === '' ? 'application/octet-stream' : file.type);
  headers.set('content-length', String(file.size));
  const body = await file.arrayBuffer();
  return next(new Request(request.url, { method: request.method, headers, body }));
};
