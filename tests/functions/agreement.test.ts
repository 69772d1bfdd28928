import type { QuoteRequestDraft } from '@vakman/domain/quote-request/quote-request.schema';
import { checkQuoteRequest } from '@vakman/domain/quote-request/quote-request.schema';
import { readForm } from '@vakman/supabase/functions/_shared/form/read-form';
import { readSubmission } from '@vakman/supabase/functions/submit-quote-request/submission';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { payloads } from '../database/support/random-payloads.ts';

const seed = Math.floor(Math.random() * 2 ** 31);

/** What stands in a browser's field after somebody typed or pasted this: half characters and lone returns do not. */
const inField = (draft: QuoteRequestDraft) =>
  Object.fromEntries(
    Object.entries(draft).map(([name, text]) => [name, text.toWellFormed().replaceAll(/\r\n?/g, '\n')]),
  );

async function readBack(draft: Record<string, string>): Promise<QuoteRequestDraft> {
  const body = new FormData();
  for (const [name, text] of Object.entries(draft)) body.append(name, text);
  const noFile = () => Promise.reject(new Error('There is no file'));
  const form = await readForm(new Request('http://localhost', { method: 'POST', body }), noFile);
  return readSubmission(form).draft;
}

it(`the form without script gives the rules what was typed, ten thousand times (seed ${seed})`, async () => {
  let accepted = 0;
  for (const payload of fc.sample(payloads, { seed, numRuns: 10_000 })) {
    const typed = inField(payload);
    const expected = checkQuoteRequest(typed);
    expect(checkQuoteRequest(await readBack(typed)), JSON.stringify(payload)).toEqual(expected);
    if (expected.ok) accepted += 1;
  }
  // A sample of which nearly all or nearly none is accepted would prove little.
  expect(accepted).toBeGreaterThan(1000);
  expect(accepted).toBeLessThan(9000);
});
