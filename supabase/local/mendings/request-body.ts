import { photoLimits } from '@vakman/domain/quote-request/quote-request.photos';
import type { Mending } from './mending.ts';

/** A file of the largest size, and what a multipart form writes around it. */
export const bodyLimit = photoLimits.bytes + 64 * 1024;

/**
 * Reads the whole body before anything else happens, and no more than the limit, whatever
 * `content-length` says or whether there is one. So a slow sender keeps nobody waiting, and an endless
 * one is cut off.
 */
export const readBody: Mending = async (request, next) => {
  if (request.body === null) return next(request);
  if (Number(request.headers.get('content-length') ?? 0) > bodyLimit) return tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > bodyLimit) return tooLarge();
    chunks.push(chunk);
  }
  const headers = new Headers(request.headers);
  headers.delete('transfer-encoding');
  headers.set('content-length', String(size));
  return next(new Request(request.url, { method: request.method, headers, body: Buffer.concat(chunks) }));
};

/** As the hosted storage service answers. */
function tooLarge(): Response {
  return Response.json(
    {
      statusCode: '413',
      error: 'Payload too large',
      message: 'The object exceeded the maximum allowed size',
    },
    { status: 400, headers: { 'access-control-allow-origin': '*', connection: 'close' } },
  );
}
