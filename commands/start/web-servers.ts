import { createPartnerHandler } from '../partner/partner-handler.ts';
import { listen, type Listening } from '../serve/listen.ts';
import type { RequestHandler } from '../serve/site-handler.ts';
import { portUses, type Settings } from '../settings/settings.ts';

/**
 * Serves the site, and beside it the partner's page that embeds its form.
 *
 * @throws {PortInUseError}
 */
export async function startWebServers(settings: Settings, site: RequestHandler): Promise<Listening> {
  const handlers = { site, partner: createPartnerHandler(settings.localSiteUrl) };
  const siteHost = new URL(settings.addresses.siteUrl).host;
  const listening: Listening[] = [];
  const close = async () => {
    for (const server of listening) await server.close();
  };
  try {
    for (const name of ['site', 'partner'] as const) {
      for (const use of portUses(settings, [name]))
        listening.push(await listen(handlers[name], use, [siteHost]));
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { close };
}
