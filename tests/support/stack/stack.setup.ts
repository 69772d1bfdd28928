import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expectFreePorts } from '@vakman/commands/serve/listen.ts';
import { createSiteHandler } from '@vakman/commands/serve/site-handler.ts';
import { neededPorts, readSettings, root } from '@vakman/commands/settings/settings.ts';
import { startBackendProcess } from '@vakman/commands/start/backend-process.ts';
import { startWebServers } from '@vakman/commands/start/web-servers.ts';
import { createHostHandler } from '../../hosts/host-handler.ts';
import { generousLimits } from '../generous-limits.ts';
import { serveBackendControl } from './backend-control.ts';
import { letManyBook } from './let-many-book.ts';
import { serveHosts } from './serve-hosts.ts';

const settings = readSettings(process.env, 'test');
const siteFolder = join(root, 'dist/test-site');

function startBackend() {
  return startBackendProcess({
    settings,
    environment: {
      VAKMAN_SETTINGS: JSON.stringify(generousLimits),
      VAKMAN_RETRY_SECONDS: '2',
      // All tests come from one address.
      VAKMAN_AUTH_AT_ONCE: '10000',
    },
    onComplaint: (text) => process.stderr.write(text),
  });
}

/** Starts the built product for the browser tests: site, other websites and backend, on empty data. */
export default async function setUp(): Promise<() => Promise<void>> {
  await expectFreePorts(neededPorts(settings));
  // In a process of its own: Playwright compiles what it imports in its own way.
  execFileSync(process.execPath, [join(root, 'commands/run.mjs'), 'build', '--test'], { stdio: 'inherit' });
  rmSync(settings.dataFolder, { recursive: true, force: true });

  const site = createSiteHandler(siteFolder);
  const web = await startWebServers(settings, site);
  const hosts = await serveHosts((hostsUrl) => createHostHandler({ ...settings.addresses, hostsUrl }, site));
  const control = await serveBackendControl(startBackend);
  await letManyBook(settings);
  return async () => {
    await control.close();
    hosts.close();
    await web.close();
  };
}
