import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType, mimes } from 'hono/utils/mime';
import { singlePages } from '@vakman/site/_data/pages.ts';
import { chooseEncoding, createContentReader } from './file-content.ts';
import { decodedPath, findFile, type FoundFile } from './find-file.ts';
import { forward } from './forward.ts';
import { headersFor, parseHeaders } from './headers-file.ts';
import { parseRedirects, redirectFor, type Redirect } from './redirects-file.ts';

/** Answers one request; `sender` is the address of the peer. */
export type RequestHandler = (request: Request, sender: string) => Promise<Response>;

/**
 * Serves a built site as a static host does: it obeys the `_headers` and `_redirects` in the folder, and reads them
 * again when they change.
 *
 * @param visitorSecret with which it names the sender to who answers at another origin; it names nobody without.
 */
export function createSiteHandler(folder: string, visitorSecret?: string): RequestHandler {
  const headerRules = parsedFile(join(folder, '_headers'), parseHeaders);
  const redirectRules = parsedFile(join(folder, '_redirects'), parseRedirects);
  const contentOf = createContentReader();

  async function answerFile(request: Request, pathname: string, file: FoundFile, status: number) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method not allowed\n', { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    const type = getMimeType(file.path, { ...mimes, tgz: 'application/gzip' }) ?? 'application/octet-stream';
    const content = await contentOf(file);
    const encoding = chooseEncoding(request.headers.get('accept-encoding'), type);
    const etag = `"${content.hash}${encoding ? `-${encoding}` : ''}"`;
    const headers = headersFor(await headerRules(), decodedPath(pathname) ?? pathname);
    if (!headers.has('cache-control')) headers.set('cache-control', 'public, max-age=0, must-revalidate');
    headers.set('etag', etag);
    headers.append('vary', 'accept-encoding');
    if (status === 200 && knows(request.headers.get('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers });
    }
    const body = encoding ? await content.encoded(encoding) : content.bytes;
    if (!headers.has('content-type')) headers.set('content-type', type);
    headers.set('content-length', String(body.byteLength));
    if (encoding) headers.set('content-encoding', encoding);
    return new Response(request.method === 'HEAD' ? null : body, { status, headers });
  }

  async function answerRedirect(request: Request, url: URL, redirect: Redirect, sender: string) {
    const outside = !redirect.target.startsWith('/');
    if (redirect.status >= 300 && redirect.status < 400) {
      const query = redirect.target.includes('?') ? '' : url.search;
      return new Response(null, { status: redirect.status, headers: { location: redirect.target + query } });
    }
    if (outside) return forward(request, redirect.target + url.search, { sender, visitorSecret });
    const file = await findFile(folder, redirect.target);
    return file ? answerFile(request, url.pathname, file, redirect.status) : undefined;
  }

  return async (request, sender) => {
    const url = new URL(request.url);
    // Several slashes are one, or `//elsewhere` could become an address of another host in a redirect.
    url.pathname = url.pathname.replace(/\/{2,}/g, '/');
    const file = await findFile(folder, url.pathname);
    const redirect = redirectFor(await redirectRules(), url.pathname);
    if (redirect && (redirect.force || !file)) {
      const answer = await answerRedirect(request, url, redirect, sender);
      if (answer) return answer;
    }
    if (file) return answerFile(request, url.pathname, file, 200);
    const notFound = await findFile(folder, singlePages.notFound.path);
    if (notFound) return answerFile(request, url.pathname, notFound, 404);
    return new Response('Not found\n', { status: 404 });
  };
}

/** Whether the visitor already has this version (a proxy may have made the tag weak). */
function knows(ifNoneMatch: string | null, etag: string): boolean {
  const tags = new Set((ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, '')));
  return tags.has(etag) || tags.has('*');
}

/** Reads and parses a file that may be absent, anew whenever it changed. */
function parsedFile<Rule>(path: string, parse: (text: string) => Rule[]): () => Promise<Rule[]> {
  let modifiedMs: number | undefined;
  let rules: Rule[] = [];
  return async () => {
    const found = await stat(path).catch(() => undefined);
    if (found?.mtimeMs === modifiedMs) return rules;
    rules = found ? parse(await readFile(path, 'utf8')) : [];
    modifiedMs = found?.mtimeMs;
    return rules;
  };
}
