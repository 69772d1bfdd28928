import { isJson } from './json-type.ts';
import type { Mending } from './mending.ts';

const rows = /^(POST|PUT|PATCH) \/rest\/v1\/(?!rpc\/)/;

/**
 * Takes what is neither an object nor a list for nothing to be written, as PostgREST does; the library writes SQL of it
 * that no database understands.
 */
export const takeScalarsForNothing: Mending = async (request, next) => {
  const { url, body, signal } = request;
  const [, method] = rows.exec(`${request.method} ${new URL(url).pathname}`) ?? [];
  if (method === undefined || body === null || !isJson(request)) return next(request);
  const nothing = method === 'PATCH' ? '{}' : '[]';
  const text = await request.clone().text();
  if (!isScalar(text) && !(method === 'PATCH' && /^\s*\[\s*\]\s*$/.test(text))) return next(request);
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  return next(new Request(url, { method, headers, signal, body: nothing }));
};

function isScalar(text: string): boolean {
  if (/^\s*[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
