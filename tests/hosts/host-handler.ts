import { hostCss, hostPage, hostScript } from './host-page.ts';
import type { Host, HostAddresses } from './host.ts';
import { hosts } from './hosts.ts';
import { otherVersionPath } from './kinds/doubled-hosts.ts';
import type { Trial } from './trial.ts';
import { trials } from './trials.ts';

type RequestHandler = (request: Request, sender: string) => Promise<Response>;

/** Address of the page of a host with the widget of a trial on it. */
export function hostUrl(hostsUrl: string, host: Host, trial: Trial): string {
  const url = new URL(`/${host.name}/${trial.tag}`, hostsUrl);
  url.hostname = host.hostname ?? url.hostname;
  return url.href;
}

/**
 * Serves the host pages, and the kit once more.
 *
 * @param site serves the site with the kit.
 */
export function createHostHandler(addresses: HostAddresses, site: RequestHandler): RequestHandler {
  return async (request, sender) => {
    const url = new URL(request.url);
    if (url.pathname.startsWith(otherVersionPath)) {
      return site(new Request(addresses.siteUrl + url.pathname.slice(otherVersionPath.length)), sender);
    }
    const [, name, file = ''] = url.pathname.split('/');
    const host = hosts.find((candidate) => candidate.name === name);
    if (!host) return new Response('No such host\n', { status: 404 });
    const answer = (type: string, body: string) => {
      const headers = new Headers({
        'content-type': `${type}; charset=utf-8`,
        'access-control-allow-origin': '*',
      });
      const policy = host.policy?.(addresses);
      if (policy) headers.set('content-security-policy', policy);
      if (host.isIsolated) headers.set('cross-origin-embedder-policy', 'require-corp');
      return new Response(body, { headers });
    };
    if (file === 'page.css') return answer('text/css', hostCss(host));
    if (file === 'early.js' || file === 'late.js') {
      return answer('text/javascript', hostScript(host, file === 'early.js' ? 'early' : 'late'));
    }
    const trial = trials.find(({ tag }) => tag === file);
    return trial ? answer('text/html', hostPage(host, trial, addresses)) : new Response('', { status: 404 });
  };
}
