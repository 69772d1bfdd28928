import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { holdFile } from '@vakman/supabase/local/hold-file';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { inTurn } from './in-turn.ts';
import { keepServedFolder, servedFolder } from './served-folder.ts';
import { testAlone } from './test-alone.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'exclusive-'));
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('what is done in turn never overlaps, also after a failure', async () => {
  const seen: string[] = [];
  const work = (name: string) => async () => {
    seen.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    seen.push(`${name} ends`);
    if (name === 'a') throw new Error('a failed');
  };
  const file = join(folder, 'lock');
  const results = await Promise.allSettled(['a', 'b', 'c'].map((name) => inTurn(work(name), file)));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(seen.map((line) => line.split(' ')[1])).toEqual([
    'begins',
    'ends',
    'begins',
    'ends',
    'begins',
    'ends',
  ]);
});

test('who has to wait is told for which process', async () => {
  const file = join(folder, 'lock');
  const hold = holdFile(file);
  const waiting = inTurn(async () => 'done', file);
  expect(vi.mocked(console.log).mock.calls.join()).toContain(`process ${process.pid}`);
  if (hold.held) hold.release();
  expect(await waiting).toBe('done');
});

test('a second test run is refused by a sentence that names the first', () => {
  const file = join(folder, 'lock');
  testAlone(file);
  expect(() => testAlone(file)).toThrow(`Process ${process.pid} tests or measures in this checkout already`);
});

test('each address has a folder of its own, so that nothing replaces what is served', () => {
  const on = (environment: Record<string, string>) =>
    basename(servedFolder('dist/start', readSettings(environment)));
  const folders = [
    on({}),
    on({ VAKMAN_SITE_PORT: '5000' }),
    on({ VAKMAN_API_PORT: '5001' }),
    on({ SITE_URL: 'https://vakman.example' }),
    on({ SITE_URL: 'https://vakman.example', VAKMAN_SITE_PORT: '5000' }),
    on({ SUPABASE_URL: 'https://project.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'key' }),
  ];
  expect(new Set(folders).size).toBe(folders.length);
  expect(on({})).toBe(folders[0]);
});

test('what nobody serves any more is removed, and what somebody serves is kept', () => {
  const parent = join(folder, 'start');
  const settingsOn = (port: number) => readSettings({ VAKMAN_SITE_PORT: String(port) });
  const fill = (served: string) => {
    mkdirSync(served, { recursive: true });
    writeFileSync(`${served}.stamp`, '');
  };
  const abandoned = servedFolder(parent, settingsOn(5000));
  fill(abandoned);
  const running = keepServedFolder(parent, settingsOn(5001));
  fill(running);
  const own = keepServedFolder(parent, settingsOn(5002));
  fill(own);
  keepServedFolder(parent, settingsOn(5003));
  expect([abandoned, running, own].map((served) => existsSync(served))).toEqual([false, true, true]);
  expect([abandoned, running].map((served) => existsSync(`${served}.stamp`))).toEqual([false, true]);
});
