import { exampleRequest } from '@vakman/domain/quote-request/quote-request.example';
import type { ListedRequest } from '@vakman/domain/request-handling/request-list.answers';
import { expect, test } from 'vitest';
import { arranged } from './arranged.ts';

const request = (id: string) => ({ ...exampleRequest, id }) as unknown as ListedRequest;
const ids = (rows: readonly ListedRequest[]) => rows.map(({ id }) => id);
const [a, b, c] = [request('a'), request('b'), request('c')];

test('a request stands where it is brought, and there alone, before the order is done', () => {
  const moves = [{ request: a, to: 'quoted' as const }];
  expect(ids(arranged([a, b], 'new', moves))).toEqual(['b']);
  expect(ids(arranged([c], 'quoted', moves))).toEqual(['a', 'c']);
  expect(ids(arranged([b], 'lost', moves))).toEqual(['b']);
});

test('a request that the column has already stands in it once', () => {
  expect(ids(arranged([c, a], 'quoted', [{ request: a, to: 'quoted' }]))).toEqual(['c', 'a']);
});
