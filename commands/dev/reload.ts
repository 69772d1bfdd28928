import type { RequestHandler } from '../serve/site-handler.ts';

const script = `new EventSource('/__dev/changes').onmessage = () => location.reload();\n`;

export interface Reload {
  readonly handler: RequestHandler;
  /** Makes every open page load anew. */
  readonly announce: () => void;
}

/** Serves a site with one more script in its pages, which loads them again after each rebuild. */
export function withReload(site: RequestHandler): Reload {
  const open = new Set<ReadableStreamDefaultController<string>>();
  const changes = () => {
    let own: ReadableStreamDefaultController<string>;
    const stream = new ReadableStream<string>({
      start(controller) {
        own = controller;
        open.add(own);
      },
      cancel: () => void open.delete(own),
    });
    const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };
    return new Response(stream.pipeThrough(new TextEncoderStream()), { headers });
  };
  return {
    announce() {
      for (const controller of open) controller.enqueue('data: changed\n\n');
    },
    async handler(request, sender) {
      const { pathname } = new URL(request.url);
      if (pathname === '/__dev/changes') return changes();
      if (pathname === '/__dev/reload.js')
        return new Response(script, { headers: { 'content-type': 'text/javascript' } });
      if (request.method !== 'GET') return site(request, sender);
      const answer = await site(new Request(request.url), sender);
      if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
      // From the site's own origin, so that the page's Content-Security-Policy stays as it is.
      const html = `${await answer.text()}<script src="/__dev/reload.js" defer></script>`;
      const headers = new Headers(answer.headers);
      for (const name of ['content-length', 'etag']) headers.delete(name);
      return new Response(html, { status: answer.status, headers });
    },
  };
}
