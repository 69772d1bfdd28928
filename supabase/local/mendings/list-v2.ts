import type { Mending } from './mending.ts';
import { asOperation } from './storage-operations.ts';

const route = /^\/storage\/v1\/object\/list-v2\//;

interface Wish {
  readonly prefix?: string;
  readonly limit?: number;
  readonly cursor?: string;
  readonly with_delimiter?: boolean;
  readonly sortBy?: { readonly column: string; readonly order?: string };
}

interface Listed {
  readonly name: string;
  readonly [field: string]: unknown;
}

/** Lists by the second version of the listing, with cursors and folders, from what the first version gives. */
export const listByCursor: Mending = async (request, next) => {
  const url = new URL(request.url);
  if (request.method !== 'POST' || !route.test(url.pathname)) return next(request);
  const { prefix = '', limit = 1000, cursor, with_delimiter, sortBy } = (await request.json()) as Wish;
  url.pathname = url.pathname.replace(route, '/storage/v1/object/list/');
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  const body = JSON.stringify({ prefix, sortBy: { order: 'asc', column: 'name', ...sortBy } });
  const response = await asOperation('storage.object.list_v2', () =>
    next(new Request(url, { method: 'POST', headers, body })),
  );
  if (!response.ok) return response;

  const files = (await response.json()) as Listed[];
  const folderOf = ({ name }: Listed) => {
    const end = with_delimiter === true ? name.indexOf('/', prefix.length) : -1;
    return end < 0 ? undefined : name.slice(0, end + 1);
  };
  const entries = new Map(files.map((file) => [folderOf(file) ?? file.name, file]));
  const start = Number(Buffer.from(cursor ?? '', 'base64url').toString()) || 0;
  const page = [...entries].slice(start, start + limit);
  const hasNext = entries.size > start + limit;
  return Response.json(
    {
      hasNext,
      ...(hasNext && { nextCursor: Buffer.from(String(start + limit)).toString('base64url') }),
      folders: page.filter(([name]) => name.endsWith('/')).map(([name]) => ({ key: name, name })),
      objects: page.filter(([name]) => !name.endsWith('/')).map(([name, file]) => ({ ...file, key: name })),
    },
    { headers: { 'access-control-allow-origin': '*' } },
  );
};
