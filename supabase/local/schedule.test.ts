import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FunctionsHost } from './functions/functions-host.ts';
import { startSchedule } from './schedule.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Functions that are busy until they are told to finish. */
function busyFunctions(names: readonly string[]) {
  const calls: string[] = [];
  let finish = () => undefined as void;
  const host: FunctionsHost = {
    has: (name) => names.includes(name),
    fetch: (request) => {
      calls.push(`${request.method} ${request.url} ${request.headers.get('apikey')}`);
      return new Promise((resolve) => (finish = () => resolve(new Response())));
    },
    idle: () => Promise.resolve(),
  };
  const settle = async () => {
    finish();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { host, calls, settle };
}

const options = { apiUrl: 'http://api', secretKey: 'secret', seconds: 60 };
const mails = 'POST http://api/functions/v1/send-quote-notification secret';
const bookings = 'POST http://api/functions/v1/send-booking-mails secret';
const sweep = 'POST http://api/functions/v1/apply-retention secret';

describe('the schedule', () => {
  it('calls its functions with the secret key, at once and again after its time', async () => {
    const names = ['send-quote-notification', 'send-booking-mails', 'apply-retention'];
    const { host, calls, settle } = busyFunctions(names);
    const schedule = startSchedule(host, options);
    for (const _ of names) await settle();
    expect(calls).toEqual([mails, bookings, sweep]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toEqual([mails, bookings, sweep, mails]);
    for (const _ of names) await settle();
    await schedule.stop();
  });

  it('waits for a run that takes long', async () => {
    const { host, calls, settle } = busyFunctions(['send-quote-notification']);
    const schedule = startSchedule(host, options);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(calls).toEqual([mails]);
    await settle();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toEqual([mails, mails]);
    await settle();
    await schedule.stop();
  });

  it('ends after the run that is going on', async () => {
    const { host, calls, settle } = busyFunctions(['send-quote-notification']);
    const schedule = startSchedule(host, options);
    let stopped = false;
    const stopping = schedule.stop().then(() => (stopped = true));
    await vi.advanceTimersByTimeAsync(0);
    expect(stopped).toBe(false);
    await settle();
    await stopping;
    await vi.advanceTimersByTimeAsync(300_000);
    expect(calls).toEqual([mails]);
  });
});
