import { expect, test, vi } from 'vitest';
import { askTwice } from './ask-twice.ts';

const refused = (code: string) => ({ data: null, error: { code } });
const good = { data: 'held', error: null };

test.each(['PT503', '57014'])('what the database gave up with %s is asked again', async (code) => {
  const ask = vi.fn(async () => (ask.mock.calls.length === 1 ? refused(code) : good));
  expect(await askTwice<ReturnType<typeof refused> | typeof good>(ask)).toEqual(good);
});

test('what it gives up twice is told', async () => {
  const ask = vi.fn(async () => refused('PT503'));
  expect(await askTwice(ask)).toEqual(refused('PT503'));
  expect(ask).toHaveBeenCalledTimes(2);
});

test.each([refused('PT429'), refused('23514'), good])(
  'any other answer is the answer: %o',
  async (answer) => {
    const ask = vi.fn(async () => answer);
    expect(await askTwice(ask)).toEqual(answer);
    expect(ask).toHaveBeenCalledOnce();
  },
);
