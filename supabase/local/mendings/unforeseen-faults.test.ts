import { expect, it, vi } from 'vitest';
import { answerFaults } from './unforeseen-faults.ts';

const failing = () => Promise.reject(new TypeError(`no such thing\n${'a'.repeat(20_000)}`));

it('callers get a message that they may read from any page, and the log gets one line', async () => {
  const log = vi.fn<(line: string) => void>();
  const answer = await answerFaults(log)(new Request('http://localhost/rest/v1/table?a=b'), failing);
  expect(answer.status).toBe(500);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await answer.json()).toEqual({ message: 'An unexpected error occurred' });
  expect(log).toHaveBeenCalledOnce();
  const [line = ''] = log.mock.calls[0] ?? [];
  expect(line).toMatch(
    /^GET \/rest\/v1\/table: TypeError: no such thing\\u\{a\}a+… at .*unforeseen-faults\.test/,
  );
  expect(line).not.toContain('\n');
  expect(line.length).toBeLessThan(700);
});

it('one who left in the middle is no fault', async () => {
  const log = vi.fn<(line: string) => void>();
  await answerFaults(log)(new Request('http://localhost/', { signal: AbortSignal.abort() }), failing);
  expect(log).not.toHaveBeenCalled();
});
