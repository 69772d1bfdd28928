import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { startTestBackend, type TestBackend } from '../database/support/test-backend.ts';
import { createAsker, type Asker } from './questions/asker.ts';
import { restBookings } from './questions/rest-bookings.ts';
import { restFunctions } from './questions/rest-functions.ts';
import { restQuoteRequests } from './questions/rest-quote-requests.ts';
import { storageFiles } from './questions/storage-files.ts';
import { storageFunctions } from './questions/storage-functions.ts';
import { storageLinks } from './questions/storage-links.ts';
import { storageUploads } from './questions/storage-uploads.ts';

interface Difference {
  /** What the embedded backend answers. */
  readonly embedded: unknown;
  readonly why: string;
}

function read(name: string): unknown {
  return parse(readFileSync(join(import.meta.dirname, 'recordings', `${name}.yaml`), 'utf8'));
}

const differences = read('differences') as Record<string, Difference>;

const services = [
  {
    service: 'storage',
    answers: read('storage') as Record<string, unknown>,
    questions: { ...storageUploads, ...storageLinks, ...storageFiles, ...storageFunctions },
  },
  {
    service: 'rest',
    answers: read('rest') as Record<string, unknown>,
    questions: { ...restQuoteRequests, ...restFunctions, ...restBookings },
  },
];

let backend: TestBackend;
let asker: Asker;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  backend = await startTestBackend();
  asker = createAsker(backend);
});
afterAll(() => backend.remove());

describe.each(services)('the embedded $service', ({ answers, questions }) => {
  it('is asked all that is recorded, and nothing else', () => {
    expect(Object.keys(questions).toSorted()).toEqual(Object.keys(answers).toSorted());
  });

  it.each(Object.entries(questions))('%s', async (name, question) => {
    const difference = differences[name];
    const answer = await question(asker);
    if (difference === undefined) {
      expect(answer).toEqual(answers[name]);
      return;
    }
    expect(answer).toEqual(difference.embedded);
    expect(answer, 'There is no difference any more: it may leave the list.').not.toEqual(answers[name]);
  });
});

describe('the list of differences', () => {
  it.each(Object.entries(differences))('says why "%s" does not matter', (name, { why }) => {
    expect(services.some(({ questions }) => name in questions)).toBe(true);
    expect(why.length).toBeGreaterThan(20);
  });
});
