import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createDevice, textOf } from '../../../../fixtures/chat-device.ts';
import { createChatService, type Fate, type Participant } from '../../../../fixtures/chat-service.ts';
import { createTestClock } from '../../../../fixtures/test-clock.ts';

const customer: Participant = { id: '00000000-0000-4000-8000-00000000000a', side: 'customer' };
const office: Participant = { id: '00000000-0000-4000-8000-00000000000b', side: 'office' };

let time: ReturnType<typeof createTestClock>;
let service: ReturnType<typeof createChatService>;
let phone: ReturnType<typeof createDevice>;
const say = (who: Participant, ...bodies: readonly string[]) =>
  bodies.map((body) => service.add(who, textOf(body)));
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `bericht ${index + 1}`);

/** What becomes of the questions one after the other; those after the last are answered. */
function fates(...next: Fate[]) {
  return async () => next.shift() ?? 'answered';
}

beforeEach(() => {
  time = createTestClock();
  service = createChatService(time.clock);
  phone = createDevice(time, customer.id);
});

describe('what others write', () => {
  test('comes within five seconds while somebody looks, more slowly while nobody does', async () => {
    const tab = phone.open(service.backendOf(customer));
    await time.pass(0);
    say(office, 'Dag');
    await time.pass(2900);
    expect(tab.bodies()).toEqual([]);
    await time.pass(2100);
    expect(tab.bodies()).toEqual(['Dag']);
    tab.show(false);
    await time.pass(5000);
    say(office, 'Nog iets');
    await time.pass(20_000);
    expect(tab.bodies()).toEqual(['Dag']);
    tab.show(true);
    await time.pass(0);
    expect(tab.bodies()).toEqual(['Dag', 'Nog iets']);
  });

  test('comes at once where the backend hints at it, and is asked for seldom otherwise', async () => {
    const backend = service.backendOf(customer);
    const read = vi.fn(backend.read);
    let hint = () => {};
    let tell: (isHinted: boolean) => void = () => {};
    const tab = phone.open(
      { ...backend, read },
      {
        hints({ onHint, onState }) {
          hint = onHint;
          tell = onState;
          return () => {};
        },
      },
    );
    await time.pass(0);
    tell(true);
    await time.pass(0);
    read.mockClear();
    await time.pass(50_000);
    expect(read).not.toHaveBeenCalled();
    say(office, 'Dag');
    hint();
    hint();
    await time.pass(0);
    expect(tab.bodies()).toEqual(['Dag']);
    expect(read.mock.calls.length).toBeLessThanOrEqual(2);
    tell(false);
    say(office, 'Nog iets');
    await time.pass(5000);
    expect(tab.bodies()).toEqual(['Dag', 'Nog iets']);
  });

  test('is all there after an outage, however much it is', async () => {
    const backend = service.backendOf(customer);
    let isCut = false;
    const read: typeof backend.read = (part) =>
      isCut ? Promise.reject(new Error('no connection')) : backend.read(part);
    const tab = phone.open({ ...backend, read });
    await time.pass(0);
    isCut = true;
    say(office, ...numbered(75));
    await time.pass(6000);
    expect(tab.get().isCutOff).toBe(true);
    isCut = false;
    await time.pass(10_000);
    expect(tab.get().isCutOff).toBe(false);
    expect(tab.bodies()).toEqual(numbered(75));
  });

  test('stands between what was sent from here in the order that the backend says', async () => {
    const backend = service.backendOf(customer);
    const tab = phone.open(backend);
    await time.pass(0);
    say(office, 'Eerst');
    tab.send(textOf('Daarna'));
    await time.pass(0);
    expect(tab.bodies()).toEqual(['Eerst', 'Daarna']);
  });
});

describe('a long conversation', () => {
  beforeEach(() => {
    say(office, ...numbered(200));
  });

  test('opens at its first unread message, and goes on in both directions', async () => {
    const backend = service.backendOf(customer);
    service.reads.set(customer.id, 100);
    const tab = phone.open(backend);
    await time.pass(0);
    const { loaded, readBefore } = tab.get();
    expect(readBefore).toBe(100);
    expect(loaded).toMatchObject({ from: 86, to: 105, earlier: true, later: true });
    await tab.fetchEarlier();
    await tab.fetchLater();
    expect(tab.get().loaded).toMatchObject({ from: 66, to: 125 });
    expect(tab.bodies()).toEqual(numbered(125).slice(65));
  });

  test('opens at its end where all was read', async () => {
    const backend = service.backendOf(customer);
    service.reads.set(customer.id, 200);
    const tab = phone.open(backend);
    await time.pass(0);
    expect(tab.get().loaded).toMatchObject({ from: 181, to: 200, later: false });
  });

  test('leads to a message that was found, and back to the newest', async () => {
    const backend = service.backendOf(customer);
    service.reads.set(customer.id, 200);
    const tab = phone.open(backend);
    await time.pass(0);
    expect(await tab.goTo(40)).toBe(true);
    expect(tab.get().loaded).toMatchObject({ from: 26, to: 45, later: true });
    say(office, 'Nieuw');
    await time.pass(5000);
    expect(tab.bodies()).not.toContain('Nieuw');
    expect(tab.get().conversation?.last_number).toBe(201);
    await tab.goToNewest();
    expect(tab.bodies().at(-1)).toBe('Nieuw');
    expect(tab.get().loaded?.later).toBe(false);
  });

  test('leads to its end whoever sends something from the middle of it', async () => {
    const backend = service.backendOf(customer);
    const tab = phone.open(backend);
    await time.pass(0);
    expect(tab.get().loaded?.later).toBe(true);
    tab.send(textOf('Dag'));
    await time.pass(0);
    expect(tab.bodies().at(-1)).toBe('Dag');
    expect(tab.waiting()).toEqual([]);
  });

  test('says where a page of it did not come, and fetches it when it is asked for again', async () => {
    const backend = service.backendOf(customer);
    service.reads.set(customer.id, 200);
    const lossy = service.backendOf(customer, fates('answered', 'answered', 'question lost'));
    const tab = phone.open({ ...backend, read: lossy.read });
    await time.pass(0);
    await tab.fetchEarlier();
    expect(tab.get().earlier).toBe('failed');
    await tab.fetchEarlier();
    expect(tab.get().earlier).toBe('idle');
    expect(tab.get().loaded?.from).toBe(161);
  });
});

describe('what somebody has read', () => {
  test('is noted once he saw it, only forwards, and again until it is noted', async () => {
    say(office, 'Een', 'Twee', 'Drie');
    const backend = service.backendOf(customer);
    const note = vi.fn(backend.note).mockRejectedValueOnce(new Error('no connection'));
    const tab = phone.open({ ...backend, note });
    await time.pass(0);
    tab.see(2);
    tab.see(1);
    await time.pass(5000);
    expect(service.reads.get(customer.id)).toBe(2);
    expect(note.mock.calls).toEqual([[2], [2]]);
  });

  test('is not what came while nobody looked', async () => {
    const tab = phone.open(service.backendOf(customer));
    tab.show(false);
    say(office, 'Dag');
    tab.see(1);
    await time.pass(30_000);
    expect(service.reads.get(customer.id)).toBeUndefined();
    tab.show(true);
    await time.pass(1000);
    expect(service.reads.get(customer.id)).toBe(1);
  });

  test('is seen by whoever wrote it', async () => {
    const [mine] = say(customer, 'Dag');
    const tab = phone.open(service.backendOf(customer));
    const other = createDevice(time, office.id).open(service.backendOf(office));
    await time.pass(0);
    other.see(mine?.number ?? 0);
    await time.pass(6000);
    expect(tab.get().people.find(({ side }) => side === 'office')?.read).toBe(1);
  });
});

test('a conversation of others is none, and is not asked for again', async () => {
  const read = vi.fn(async () => null);
  const tab = phone.open({ ...service.backendOf(customer), read });
  await time.pass(60_000);
  expect(tab.get().kind).toBe('gone');
  expect(read).toHaveBeenCalledOnce();
});
