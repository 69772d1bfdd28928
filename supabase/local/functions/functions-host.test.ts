import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFunctionsHost, type FunctionsHost } from './functions-host.ts';

const folder = join(import.meta.dirname, '../fixtures/functions');
const lines: string[] = [];
const hostFor = (apiUrl: string) =>
  createFunctionsHost({ folder, environment: { SUPABASE_URL: apiUrl }, log: (line) => lines.push(line) });
const call = (host: FunctionsHost, name: string) =>
  host.fetch(new Request(`http://localhost/functions/v1/${name}`, { method: 'POST', body: 'hello' }));

beforeEach(() => lines.splice(0));

describe('the host of edge functions', () => {
  it('gives each backend of the process its own environment', async () => {
    const hosts = ['http://one', 'http://two'].map((url) => hostFor(url));
    const answers = await Promise.all(hosts.map(async (host) => (await call(host, 'echo-request')).json()));
    expect(answers).toMatchObject([
      { apiUrl: 'http://one', body: 'hello' },
      { apiUrl: 'http://two', body: 'hello' },
    ]);
  });

  it.each(['no-such-function', '', '..', '_shared', 'echo-request%2f..'])('knows no %j', async (name) => {
    expect((await call(hostFor('http://one'), name)).status).toBe(404);
  });

  it('says which function does not serve, and answers', async () => {
    expect((await call(hostFor('http://one'), 'never-serves')).status).toBe(500);
    expect(lines.join()).toContain('never-serves does not call Deno.serve');
  });

  it('is idle when the work that a function left behind is done', async () => {
    const host = hostFor('http://one');
    const answer = await call(host, 'leaves-work');
    const { id } = (await answer.json()) as { id: string };
    const done = globalThis as unknown as { workDone?: string };
    expect(done.workDone).not.toBe(id);
    await host.idle();
    expect(done.workDone).toBe(id);
  });
});
