import { photoBucket, photoPath } from '@vakman/domain/photos/photos.paths';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.remove());

/** What a widget asks for from the page that it stands on. */
const calls: readonly (readonly [what: string, method: string, path: string])[] = [
  ['storing a request', 'POST', '/rest/v1/quote_requests'],
  ['reading the gallery', 'GET', '/rest/v1/project_gallery'],
  ['holding a time', 'POST', '/rest/v1/rpc/hold_slot'],
  ['uploading a photo', 'POST', `/storage/v1/object/${photoBucket}/${photoPath('image/jpeg')}`],
  ['signing a photo', 'POST', `/storage/v1/object/sign/${photoBucket}/${photoPath('image/jpeg')}`],
  ['opening a photo', 'GET', `/storage/v1/object/sign/${photoBucket}/${photoPath('image/jpeg')}`],
];

it.each(calls)('a browser may ask from another origin for %s', async (_what, method, path) => {
  const answer = await fetch(backend.apiUrl + path, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://partner.example',
      'access-control-request-method': method,
      'access-control-request-headers': 'apikey,authorization,content-type,x-client-info',
    },
  });
  expect(answer.ok).toBe(true);
  expect(['*', 'https://partner.example']).toContain(answer.headers.get('access-control-allow-origin'));
  expect(answer.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('apikey');
});
