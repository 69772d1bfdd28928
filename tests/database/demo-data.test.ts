import { photoBucket } from '@vakman/domain/photos/photos.paths';
import { readRequest, listRequests } from '@vakman/supabase/client/requests';
import { listPartnerFigures } from '@vakman/supabase/client/partner-figures';
import { listPartners } from '@vakman/supabase/client/partners';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectionOf } from './support/connection-of.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ demoData: true });
});
afterAll(() => backend.remove());

it('a backend that is started with demo data has photos that the office opens', async () => {
  const connection = await connectionOf(backend, 'employee');
  const order = { sort: 'received', descending: true } as const;
  const { rows } = await listRequests(connection, { filter: {}, order, after: null });
  const withPhotos = rows.filter(({ photos }) => photos > 0);
  expect(withPhotos.length).toBeGreaterThan(20);
  const told = await readRequest(connection, withPhotos[0]?.id ?? '');
  expect(told?.files).toHaveLength(withPhotos[0]?.photos ?? 0);
  const bucket = (await backend.as('employee')).storage.from(photoBucket);
  const { data } = await bucket.createSignedUrls(told?.files ?? [], 60);
  const answer = await fetch(data?.[0]?.signedUrl ?? '');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

it('of its sources some are called by their partner', async () => {
  const connection = await connectionOf(backend, 'employee');
  const named = new Set((await listPartners(connection)).map(({ source }) => source));
  const seen = new Set(
    (await listPartnerFigures(connection, '2020-01-01')).map(({ source }) => source ?? ''),
  );
  expect([...named].filter((source) => !seen.has(source))).toEqual([]);
  expect([...seen].filter((source) => source !== '' && !named.has(source))).toEqual(['huizengids']);
});
