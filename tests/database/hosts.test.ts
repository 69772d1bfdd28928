import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.remove());

/** Asks under a name of the caller's choice, as a browser does whose name server was lied to. */
function statusAs(address: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { port, pathname } = new URL(address);
    const headers = { host: host.replace('PORT', port), apikey: backend.publishableKey };
    const asked = request({ host: '127.0.0.1', port, path: pathname, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.on('error', reject).end();
  });
}

describe('the backend answers to its own names alone', () => {
  it.each(['127.0.0.1:PORT', 'localhost:PORT', '[::1]:PORT'])('to %s', async (host) => {
    expect(await statusAs(`${backend.apiUrl}/rest/v1/project_gallery`, host)).toBe(200);
    expect(await statusAs(`${backend.mailUrl}/api/mails`, host)).toBe(200);
  });

  it.each(['attacker.example:PORT', 'localhost', 'localhost:1'])('not to %s', async (host) => {
    for (const path of ['/rest/v1/project_gallery', '/storage/v1/bucket', '/functions/v1/any'])
      expect(await statusAs(backend.apiUrl + path, host)).toBe(421);
    expect(await statusAs(`${backend.mailUrl}/api/mails`, host)).toBe(421);
    expect(await statusAs(backend.mailUrl, host)).toBe(421);
  });
});
