import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createDevice, nextId, textOf } from '../../../../fixtures/chat-device.ts';
import { createChatService, type Fate, type Participant } from '../../../../fixtures/chat-service.ts';
import { createTestClock } from '../../../../fixtures/test-clock.ts';

const customer: Participant = { id: '00000000-0000-4000-8000-00000000000a', side: 'customer' };
const office: Participant = { id: '00000000-0000-4000-8000-00000000000b', side: 'office' };

let time: ReturnType<typeof createTestClock>;
let service: ReturnType<typeof createChatService>;
let phone: ReturnType<typeof createDevice>;
const stored = () => service.messages.map(({ body }) => body);

/** What becomes of the questions one after the other; those after the last are answered. */
function fates(...next: Fate[]) {
  return async () => next.shift() ?? 'answered';
}

beforeEach(() => {
  time = createTestClock();
  service = createChatService(time.clock);
  phone = createDevice(time, customer.id);
});

describe('what is sent', () => {
  test('is shown at once, and stands in the conversation when it was answered', async () => {
    const tab = phone.open(service.backendOf(customer));
    await time.pass(0);
    tab.send(textOf('Dag'));
    expect(tab.waiting()).toEqual(['Dag waiting']);
    await time.pass(0);
    expect(tab.waiting()).toEqual([]);
    expect(tab.bodies()).toEqual(['Dag']);
  });

  test('is sent again after 1, 2, 5 and 10 seconds, under the id that it has', async () => {
    const backend = service.backendOf(customer);
    const send = vi.fn(async () => Promise.reject(new Error('no connection')));
    const tab = phone.open({ ...backend, send });
    await time.pass(0);
    tab.send(textOf('Dag'));
    await time.pass(0);
    const times: number[] = [];
    let before = 0;
    for (let second = 0; second <= 28; second += 1) {
      if (send.mock.calls.length > before) times.push(second);
      before = send.mock.calls.length;
      await time.pass(1000);
    }
    expect(times).toEqual([0, 1, 3, 8, 18, 28]);
    expect(new Set(send.mock.calls.map((call) => JSON.stringify(call))).size).toBe(1);
  });

  test('stands there once, also where its answers are lost', async () => {
    const backend = service.backendOf(customer);
    const lossy = service.backendOf(customer, fates('answer lost', 'answer lost', 'question lost'));
    const tab = phone.open({ ...backend, send: lossy.send });
    await time.pass(0);
    tab.send(textOf('Een'));
    tab.send(textOf('Twee'));
    await time.pass(60_000);
    expect(stored()).toEqual(['Een', 'Twee']);
    expect(tab.bodies()).toEqual(['Een', 'Twee']);
    expect(tab.waiting()).toEqual([]);
  });

  test('waits for what was written before it', async () => {
    const backend = service.backendOf(customer);
    const send = vi.fn(backend.send).mockRejectedValueOnce(new Error('no connection'));
    const tab = phone.open({ ...backend, send });
    for (const body of ['Een', 'Twee', 'Drie']) tab.send(textOf(body));
    await time.pass(0);
    expect(stored()).toEqual([]);
    await time.pass(1000);
    expect(stored()).toEqual(['Een', 'Twee', 'Drie']);
  });

  test('is shown as failed where the backend refuses it, keeps nothing else waiting, and can be sent again or removed', async () => {
    const tab = phone.open(service.backendOf(customer));
    tab.send(textOf('refused'));
    tab.send(textOf('Dag'));
    await time.pass(0);
    expect(stored()).toEqual(['Dag']);
    expect(tab.waiting()).toEqual(['refused failed']);
    const [failed] = tab.get().outgoing;
    expect(failed?.fault).toBe('23514');
    tab.retry(failed?.id ?? '');
    await time.pass(0);
    expect(tab.waiting()).toEqual(['refused failed']);
    tab.discard(failed?.id ?? '');
    expect(tab.waiting()).toEqual([]);
  });

  test('is sent when the page comes anew, and goes on while nobody looks any more', async () => {
    const backend = service.backendOf(customer);
    const cut = { ...backend, send: async () => Promise.reject(new Error('no connection')) };
    const before = phone.open(cut);
    before.send(textOf('Dag'));
    await time.pass(0);
    before.close();
    expect(before.isWaiting()).toBe(true);
    const after = phone.open(backend);
    expect(after.waiting()).toEqual(['Dag waiting']);
    after.close();
    await time.pass(0);
    expect(stored()).toEqual(['Dag']);
  });

  test('is for nobody else who signs in on the same device', async () => {
    const tab = phone.open({
      ...service.backendOf(customer),
      send: async () => Promise.reject(new Error('no connection')),
    });
    tab.send(textOf('Dag'));
    await time.pass(0);
    tab.close();
    const other = createDevice(time, office.id);
    other.kept.setItem('vakman-chat-outbox', phone.kept.getItem('vakman-chat-outbox') ?? '');
    const opened = other.open(service.backendOf(office));
    await time.pass(0);
    expect(opened.waiting()).toEqual([]);
    expect(stored()).toEqual([]);
  });
});

describe('two tabs of one person', () => {
  test('show what the other one sends, and send it once', async () => {
    const backend = service.backendOf(customer);
    const send = vi.fn(backend.send);
    const one = phone.open({ ...backend, send });
    const other = phone.open({ ...backend, send });
    await time.pass(0);
    one.send(textOf('Een'));
    other.send(textOf('Twee'));
    await time.pass(5000);
    expect(stored()).toEqual(['Een', 'Twee']);
    expect(send).toHaveBeenCalledTimes(2);
    for (const tab of [one, other]) {
      expect(tab.bodies()).toEqual(['Een', 'Twee']);
      expect(tab.waiting()).toEqual([]);
    }
  });

  test('send a draft that both have once, and what was changed in one besides', async () => {
    const [one, other] = [phone.open(service.backendOf(customer)), phone.open(service.backendOf(customer))];
    await time.pass(0);
    const id = nextId();
    one.send(textOf('Dag', id));
    other.send(textOf('Dag', id));
    await time.pass(5000);
    expect(stored()).toEqual(['Dag']);
    other.send(textOf('Dag!', id));
    await time.pass(5000);
    expect(stored()).toEqual(['Dag', 'Dag!']);
    expect(other.waiting()).toEqual([]);
  });

  test('lose nothing where both wrote into the memory at once', async () => {
    const backend = service.backendOf(customer);
    let isCut = true;
    const cut = {
      ...backend,
      send: (text: Parameters<typeof backend.send>[0]) =>
        isCut ? Promise.reject(new Error('no connection')) : backend.send(text),
    };
    const [one, other] = [phone.open(cut), phone.open(cut)];
    await time.pass(0);
    one.send(textOf('Een'));
    const seenByOne = phone.kept.getItem('vakman-chat-outbox') ?? '';
    other.send(textOf('Twee'));
    // As if the first one had not seen the second when it wrote.
    phone.kept.setItem('vakman-chat-outbox', seenByOne);
    await time.pass(1000);
    isCut = false;
    await time.pass(30_000);
    expect(stored().toSorted()).toEqual(['Een', 'Twee']);
    expect(other.waiting()).toEqual([]);
  });
});
