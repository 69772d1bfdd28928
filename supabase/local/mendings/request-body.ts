import { photoLimits } from '@vakman/domain/photos/photos.limits';
import type { Mending } from './mending.ts';
import { isUpload } from './uploads.ts';

/** A file of the largest size, and what a multipart form writes around it. */
const fileLimit = photoLimits.bytes + 64 * 1024;

/** Many times the longest request and the longest booking. */
export const textLimit = 256 * 1024;

/**
 * Reads the whole body before anything else happens, and no more than the limit, whatever
 * `content-length` says or whether there is one. So a slow sender keeps nobody waiting, and an endless
 * one is cut off. Only an upload is a file; all else is text, which somebody has to read.
 */
export const readBody: Mending = async (request, next) => {
  if (request.body === null) return next(request);
  const isStorage = new URL(request.url).pathname.startsWith('/storage/v1/');
  const limit = isUpload(request) ? fileLimit : textLimit;
  const tooLarge = isStorage ? tooLargeForStorage : tooLargeForGateway;
  if (Number(request.headers.get('content-length') ?? 0) > limit) return tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > limit) return tooLarge();
    chunks.push(chunk);
  }
  const headers = new Headers(request.headers);
  headers.delete('transfer-encoding');
  headers.set('content-length', String(size));
  const { url, method, signal } = request;
  return next(new Request(url, { method, headers, signal, body: Buffer.concat(chunks) }));
};

const headers = { 'access-control-allow-origin': '*', connection: 'close' };

/** As the hosted storage service answers. */
const tooLargeForStorage = () =>
  Response.json(
    {
      statusCode: '413',
      error: 'Payload too large',
      message: 'The object exceeded the maximum allowed size',
    },
    { status: 400, headers },
  );

/** As the gateway before the hosted services answers. */
const tooLargeForGateway = () =>
  Response.json({ message: 'Request size limit exceeded' }, { status: 413, headers });
