import type { RequestHandler } from '../serve/site-handler.ts';
import { PageVersions } from './page-versions.ts';

/** Names the version that the page was served in: a newer one may have come before the connection stands. */
const script = `const { searchParams } = new URL(document.currentScript.src);
searchParams.set('path', location.pathname);
new EventSource('/__dev/changes?' + searchParams).onmessage = () => location.reload();
`;

export interface Reload {
  readonly handler: RequestHandler;
  /** Paths of the pages that are looked at. */
  readonly openPages: () => string[];
  /** Makes these pages load anew where they are open. */
  readonly renew: (paths: readonly string[]) => void;
  /** Makes all others load anew. */
  readonly renewOthers: (paths: readonly string[]) => void;
}

interface OpenPage {
  readonly path: string;
  readonly version: number;
  readonly controller: ReadableStreamDefaultController<string>;
}

/** Serves a site with one more script in its pages, which loads them again when they were built anew. */
export function withReload(site: RequestHandler, firstVersion = Date.now()): Reload {
  const versions = new PageVersions(firstVersion);
  const open = new Set<OpenPage>();
  const tell = ({ path, version, controller }: OpenPage) => {
    if (versions.of(path) !== version) controller.enqueue('data: changed\n\n');
  };
  const tellAll = () => {
    for (const page of open) tell(page);
  };
  const changes = (query: URLSearchParams) => {
    let own: OpenPage;
    const stream = new ReadableStream<string>({
      start(controller) {
        own = { path: query.get('path') ?? '', version: Number(query.get('version')), controller };
        open.add(own);
        tell(own);
      },
      cancel: () => void open.delete(own),
    });
    const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };
    return new Response(stream.pipeThrough(new TextEncoderStream()), { headers });
  };
  return {
    openPages: () => [...new Set([...open].map(({ path }) => path))],
    renew(paths) {
      versions.renew(paths);
      tellAll();
    },
    renewOthers(paths) {
      versions.renewOthers(paths);
      tellAll();
    },
    async handler(request, sender) {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === '/__dev/changes') return changes(searchParams);
      if (pathname === '/__dev/reload.js')
        return new Response(script, { headers: { 'content-type': 'text/javascript' } });
      if (request.method !== 'GET') return site(request, sender);
      // Before the file is read: so what is served is never older than it says.
      const version = versions.of(pathname);
      const answer = await site(new Request(request.url), sender);
      if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
      // From the site's own origin, so that the page's Content-Security-Policy stays as it is.
      const html = `${await answer.text()}<script src="/__dev/reload.js?version=${version}" defer></script>`;
      const headers = new Headers(answer.headers);
      for (const name of ['content-length', 'etag']) headers.delete(name);
      return new Response(html, { status: answer.status, headers });
    },
  };
}
