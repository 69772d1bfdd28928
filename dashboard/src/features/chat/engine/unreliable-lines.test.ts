import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDevice, textOf } from '../../../../fixtures/chat-device.ts';
import { createChatService, type Fate, type Participant } from '../../../../fixtures/chat-service.ts';
import { createTestClock } from '../../../../fixtures/test-clock.ts';

const customer: Participant = { id: '00000000-0000-4000-8000-00000000000a', side: 'customer' };
const office: Participant = { id: '00000000-0000-4000-8000-00000000000b', side: 'office' };

/** What happens: one of three tabs sends, is left and opened anew, or time passes. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('send' as const), tab: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload' as const), tab: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.nat(4000) }) },
);
const fate = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Fate>('answered') },
  { weight: 1, arbitrary: fc.constantFrom<Fate>('question lost', 'answer lost') },
);
/** A way of a question or an answer: what becomes of it, and how long it takes, so that one overtakes another. */
const way = fc.record({ fate, ms: fc.nat(3000) });

test('whatever is lost, late or overtaken: everything arrives once, each device in its own order, and all see the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.infiniteStream(way), async (steps, ways) => {
      const time = createTestClock();
      const service = createChatService(time.clock);
      let isUnreliable = true;
      const onTheWay = async (): Promise<Fate> => {
        const { fate: next, ms } = isUnreliable ? ways.next().value : { fate: 'answered' as const, ms: 10 };
        await new Promise<void>((resolve) => void time.clock.after(ms, resolve));
        return next;
      };
      const devices = [createDevice(time, customer.id), createDevice(time, office.id)] as const;
      // Two tabs of the customer and one of the office.
      const who = [customer, customer, office] as const;
      const openTab = (tab: number) =>
        devices[tab === 2 ? 1 : 0].open(service.backendOf(who[tab] ?? customer, onTheWay));
      const tabs = [0, 1, 2].map(openTab);
      const written: Record<string, string[]> = { customer: [], office: [] };
      for (const [index, each] of steps.entries()) {
        if (each.kind === 'wait') await time.pass(each.ms);
        if (each.kind === 'reload') {
          tabs[each.tab]?.close();
          tabs[each.tab] = openTab(each.tab);
        }
        if (each.kind === 'send') {
          written[who[each.tab]?.side ?? '']?.push(`${index}`);
          tabs[each.tab]?.send(textOf(`${index}`));
        }
      }
      isUnreliable = false;
      await time.pass(120_000);
      const by = (side: string) =>
        service.messages.filter((message) => message.author_side === side).map(({ body }) => body);
      expect(by('customer')).toEqual(written['customer']);
      expect(by('office')).toEqual(written['office']);
      for (const tab of tabs) {
        expect(tab.bodies()).toEqual(service.messages.map(({ body }) => body));
        expect(tab.waiting()).toEqual([]);
        tab.close();
      }
    }),
    { numRuns: 60 },
  );
});
