import type { Appointment, Slot } from '@vakman/domain/booking/booking.answers';
import {
  cancelAppointment,
  confirmAppointment,
  moveAppointment,
  readAppointment,
  refuseAppointment,
  withdrawAppointment,
} from '@vakman/supabase/client/appointments';
import { bookFacadeCleaning } from '@vakman/supabase/client/bookings';
import { tellFacts, type BookingDesk } from '@vakman/supabase/local/booking-desk/booking-desk';
import { exampleBooking } from '@vakman/domain/booking/booking.example';
import { exampleFacts } from '@vakman/supabase/local/booking-desk/example-desk';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookedAt } from './calendar.ts';
import { atOnce, freeSlots, isFree, newAppointment, officeToken, separateSlots, size } from './visitors.ts';

/** The tokens of an appointment, as they are before anything was changed. */
interface Both {
  readonly token: string;
  readonly office: string;
}

export function tryChanges(desk: () => BookingDesk): void {
  let slots: readonly [Slot, Slot, Slot, Slot];
  // Everything may still be changed, whatever day it is.
  beforeEach(async () => {
    await tellFacts(desk(), exampleFacts({ crews: 1, changeWorkingDays: 0 }));
    slots = await separateSlots(desk());
  });
  const move = (token: string, { starts_at }: Slot) =>
    moveAppointment(desk().visitor(), { token, sequence: 0 }, { startsAt: starts_at, earlyStart: false });
  const book = ({ starts_at }: Slot) =>
    bookFacadeCleaning(desk().visitor(), exampleBooking({ starts_at, square_meters: size }));
  const confirm = ({ office }: Both) => confirmAppointment(desk().visitor(), { token: office, sequence: 0 });
  const refuse = ({ office }: Both) =>
    refuseAppointment(desk().visitor(), { token: office, sequence: 0 }, 'Ziek');
  const cancel = ({ token }: Both) => cancelAppointment(desk().visitor(), { token, sequence: 0 });
  const withdraw = ({ token }: Both) => withdrawAppointment(desk().visitor(), { token, sequence: 0 });
  const read = (token: string) => readAppointment(desk().visitor(), token);

  describe('an appointment that is moved', () => {
    it('leaves its old time to others at once', async () => {
      const { token } = await newAppointment(desk(), slots[0]);
      expect(await move(token, slots[1])).toMatchObject({ moved: true, appointment: slots[1] });
      expect([await isFree(desk(), slots[0]), await isFree(desk(), slots[1])]).toEqual([true, false]);
    });

    it('may overlap where it was', async () => {
      const { token } = await newAppointment(desk(), slots[0]);
      const half = { starts_at: new Date(Date.parse(slots[0].starts_at) + 1_800_000).toISOString() };
      expect(await move(token, { ...half, ends_at: '' })).toMatchObject({ moved: true });
    });

    it('stays where it was when another moves to the same time at once', async () => {
      const both = [await newAppointment(desk(), slots[0]), await newAppointment(desk(), slots[1])];
      const { answers, refusals } = await atOnce(both.map(({ token }) => move(token, slots[2])));
      expect(refusals).toEqual([]);
      expect(answers.filter(({ moved }) => moved)).toHaveLength(1);
      const lost = answers.find(({ moved }) => !moved);
      expect(lost && !lost.moved ? lost.alternatives.length : 0).toBeGreaterThan(0);
      const starts = await Promise.all(both.map(async ({ token }) => (await read(token))?.starts_at));
      expect(starts.filter((start) => start === slots[2].starts_at)).toHaveLength(1);
      expect(starts.filter((start) => start !== slots[2].starts_at)).toHaveLength(1);
    });

    it('changes places with another only when one makes room first', async () => {
      const one = await newAppointment(desk(), slots[0]);
      const other = await newAppointment(desk(), slots[1]);
      const { answers, refusals } = await atOnce([move(one.token, slots[1]), move(other.token, slots[0])]);
      expect([refusals, answers.map(({ moved }) => moved)]).toEqual([[], [false, false]]);
    });

    it('and one that is booked at the same time do not both get it', async () => {
      const { token } = await newAppointment(desk(), slots[0]);
      const { answers, refusals } = await atOnce<object>([
        move(token, slots[1]),
        ...Array.from({ length: 8 }, () => book(slots[1])),
      ]);
      expect(refusals).toEqual([]);
      const taken = answers.filter((answer) =>
        'moved' in answer ? answer.moved : 'booked' in answer && answer.booked,
      );
      expect(taken).toHaveLength(1);
      expect(await bookedAt(desk(), slots[1].starts_at)).toBe(1);
    });
  });

  describe('an appointment that is none any more', () => {
    const ways = {
      'cancelled by the visitor': ({ token }: { token: string }) =>
        cancelAppointment(desk().visitor(), { token, sequence: 0 }),
      'withdrawn by the visitor': ({ token }: { token: string }) =>
        withdrawAppointment(desk().visitor(), { token, sequence: 0 }),
      'refused by the office': async ({ id }: { id: string }) =>
        refuseAppointment(desk().visitor(), { token: await officeToken(desk(), id), sequence: 0 }, 'Ziek'),
    };

    it.each(Object.entries(ways))('leaves its time to others at once: %s', async (_way, end) => {
      const appointment = await newAppointment(desk(), slots[0]);
      await end(appointment);
      expect(await isFree(desk(), slots[0])).toBe(true);
      expect(await book(slots[0])).toMatchObject({ booked: true });
      expect(await bookedAt(desk(), slots[0].starts_at)).toBe(1);
    });

    it('is left to one of those who book while it is being cancelled', async () => {
      const { token } = await newAppointment(desk(), slots[0]);
      const { answers, refusals } = await atOnce<object>([
        ...Array.from({ length: 4 }, () => book(slots[0])),
        cancelAppointment(desk().visitor(), { token, sequence: 0 }),
        ...Array.from({ length: 4 }, () => book(slots[0])),
      ]);
      expect(refusals).toEqual([]);
      const booked = answers.filter((answer) => 'booked' in answer && answer.booked);
      expect(booked.length).toBeLessThanOrEqual(1);
      expect(await bookedAt(desk(), slots[0].starts_at)).toBe(booked.length);
    });

    it('ends once, however often its end is asked for at once', async () => {
      const { token } = await newAppointment(desk(), slots[0]);
      const visitor = desk().visitor();
      const { answers, refusals } = await atOnce([
        cancelAppointment(visitor, { token, sequence: 0 }),
        withdrawAppointment(visitor, { token, sequence: 0 }),
        cancelAppointment(visitor, { token, sequence: 0 }),
        withdrawAppointment(visitor, { token, sequence: 0 }),
      ]);
      expect(answers).toHaveLength(1);
      expect(refusals).toEqual(['PT409', 'PT409', 'PT409']);
      expect(await read(token)).toMatchObject({ sequence: 1 });
    });
  });

  describe('office and visitor who decide at the same time', () => {
    const orders = {
      'the office refuses and the visitor moves': [refuse, ({ token }: Both) => move(token, slots[1])],
      'the office confirms and the visitor moves': [confirm, ({ token }: Both) => move(token, slots[1])],
      'the office moves and the visitor too': [
        ({ office }: Both) => move(office, slots[2]),
        ({ token }: Both) => move(token, slots[1]),
      ],
      'the office confirms and the visitor cancels': [confirm, cancel],
      'the office moves and the visitor withdraws': [({ office }: Both) => move(office, slots[2]), withdraw],
    } as const;

    it.each(Object.entries(orders))('have one of two orders carried out: %s', async (_who, [one, other]) => {
      const { id, token } = await newAppointment(desk(), slots[0]);
      const both = { token, office: await officeToken(desk(), id) };
      const { answers, refusals } = await atOnce<object>([one(both), other(both)]);
      expect(answers).toHaveLength(1);
      expect(['changed', 'PT409']).toContain(refusals[0]);
      const [done] = answers as [Appointment | { appointment: Appointment }];
      const { status, starts_at } = 'appointment' in done ? done.appointment : done;
      expect(await read(token)).toMatchObject({ status, starts_at, sequence: 1 });
    });

    it('have one of forty orders carried out that were made for the same state', async () => {
      const { id, token } = await newAppointment(desk(), slots[0]);
      const { answers, refusals } = await atOnce<object>(
        (await freeSlots(desk())).slice(0, 40).map(async (slot, turn) => {
          const office = await officeToken(desk(), id);
          return turn % 4 === 0 ? confirm({ token, office }) : move(turn % 2 === 0 ? office : token, slot);
        }),
      );
      // A time may be gone before the appointment is: those were told so.
      const done = answers.filter((answer) => !('moved' in answer) || answer.moved === true);
      expect(done).toHaveLength(1);
      expect(new Set(refusals)).toEqual(new Set(['changed']));
      expect(await read(token)).toMatchObject({ sequence: 1 });
    });

    it('confirm no time that the office did not see', async () => {
      const { id, token } = await newAppointment(desk(), slots[0]);
      const both = { token, office: await officeToken(desk(), id) };
      await move(token, slots[1]);
      await expect(confirm(both)).rejects.toMatchObject({ status: 409, code: 'changed' });
      expect(await read(token)).toMatchObject({ status: 'requested', ...slots[1] });
    });

    it('has one decision of the office, though its link is opened by many', async () => {
      const { id } = await newAppointment(desk(), slots[0]);
      const office = await officeToken(desk(), id);
      const { answers, refusals } = await atOnce<object>([
        ...Array.from({ length: 3 }, () =>
          confirmAppointment(desk().visitor(), { token: office, sequence: 0 }),
        ),
        ...Array.from({ length: 3 }, () =>
          refuseAppointment(desk().visitor(), { token: office, sequence: 0 }, 'Ziek'),
        ),
      ]);
      expect([answers.length, refusals]).toEqual([1, ['PT409', 'PT409', 'PT409', 'PT409', 'PT409']]);
    });
  });
}
