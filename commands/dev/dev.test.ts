import { beforeEach, expect, test, vi } from 'vitest';
import type { BackendProcess } from '../start/backend-process.ts';
import type { RebuildOrder } from './rebuild-process.ts';

/** What `dev` did, in order. */
const done: string[] = [];
let change: (files: readonly string[]) => void = () => {};

vi.mock('@vakman/facts/write-facts', () => ({
  writeFacts: async () => done.push('facts of its own process'),
}));
vi.mock('../exclusive/in-turn.ts', () => ({ inTurn: async (work: () => unknown) => work() }));
vi.mock('../exclusive/served-folder.ts', () => ({ keepServedFolder: () => '/nowhere/vakman-dev' }));
vi.mock('../serve/listen.ts', () => ({ expectFreePorts: async () => {} }));
vi.mock('../start/announcement.ts', () => ({ announcement: () => '' }));
vi.mock('../start/shutdown.ts', () => ({ createShutdown: () => ({ add() {} }) }));
vi.mock('../start/web-servers.ts', () => ({ startWebServers: async () => ({ close: async () => {} }) }));
vi.mock('../start/kept-backend.ts', () => ({
  keepBackend: (): BackendProcess => {
    done.push('start');
    const stop = async () => void done.push('stop');
    return { ready: Promise.resolve(), ended: new Promise(() => {}), stop, kill: stop };
  },
}));
vi.mock('./rebuild-process.ts', () => ({
  RebuildProcess: class {
    async rebuild(_order: RebuildOrder) {
      done.push('build with its facts');
      return { kind: 'built', built: {}, kept: [] };
    }
  },
}));
vi.mock('./watch-sources.ts', () => ({
  watchSources: (_root: string, onChange: typeof change) => {
    change = onChange;
    return () => {};
  },
}));

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

test('the backend starts anew with the facts of the build, which its own process knows nothing of', async () => {
  const { run } = await import('./dev.ts');
  void run();
  await vi.waitFor(() => expect(done).toContain('build with its facts'));
  await vi.waitFor(() => expect(done).toEqual(['facts of its own process', 'start', 'build with its facts']));
  done.length = 0;
  change(['content/rates.yaml']);
  await vi.waitFor(() => expect(done).toEqual(['build with its facts', 'stop', 'start']));
});

test('what only the backend is made from is not built, and what only pages are made from leaves it alone', async () => {
  done.length = 0;
  change(['supabase/migrations/20260101000000_a.sql']);
  await vi.waitFor(() => expect(done).toEqual(['stop', 'start']));
  done.length = 0;
  change(['site/src/pages/faq.11ty.tsx']);
  await vi.waitFor(() => expect(done).toEqual(['build with its facts']));
});
