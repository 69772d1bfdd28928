import { expect, onTestFinished, test } from 'vitest';
import { createServiceClient } from '../database/service-client.ts';
import { createNotify } from './notify.ts';

/** A backend whose functions answer so, and the bodies that they got. */
function backendThat(answer: () => Response) {
  const bodies: unknown[] = [];
  const original = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    bodies.push(await new Request(input, init).json());
    return answer();
  };
  onTestFinished(() => {
    globalThis.fetch = original;
  });
  const client = createServiceClient({
    supabaseUrl: 'https://backend.example',
    secretKeys: ['secret'],
    siteUrl: 'https://site.example',
    visitorSecret: undefined,
  });
  return { bodies, notify: createNotify(client, 'send-booking-mails') };
}

test('the function that mails gets the id', async () => {
  const { bodies, notify } = backendThat(() => new Response(null, { status: 202 }));
  await notify('some-id');
  expect(bodies).toEqual([{ id: 'some-id' }]);
});

test('a function that is not there is no silence', async () => {
  const { notify } = backendThat(() => new Response('not found', { status: 404 }));
  await expect(notify('some-id')).rejects.toThrow('send-booking-mails was not reached');
});

test('a backend that does not answer is no silence', async () => {
  const { notify } = backendThat(() => {
    throw new TypeError('fetch failed');
  });
  await expect(notify('some-id')).rejects.toThrow('send-booking-mails was not reached');
});
