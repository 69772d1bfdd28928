import { useQueryClient } from '@tanstack/react-query';
import type { OrderAnswer } from '@vakman/domain/calendar/calendar.answers';
import * as calendar from '@vakman/supabase/client/calendar';
import { addCrew, changeCrew } from '@vakman/supabase/client/crews';
import { notifyBooking } from '@vakman/supabase/client/mails';
import { BackendError, type Connection } from '@vakman/supabase/client/connection';
import { calendarWords } from '../../../generated/calendar.words.ts';
import { keys } from '../../backend/keys.ts';
import { connect } from '../../session/connect.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import type { CalendarActions, Fault } from './calendar-actions.ts';
import { faultOf, refusalOf } from './calendar-fault.ts';

/** Milliseconds by which the clocks of page and backend may differ, and more. */
const clockPlay = 1000;

/** Codes by which the backend says that somebody else was there first. */
const crewTaken = new Set(['changed', '23505']);

/** Has a mail sent as soon as it may leave; where the page is gone by then, the schedule does. */
function mailAt(moment: number, bookingId: string): void {
  setTimeout(
    () =>
      void connect()
        .then((connection) => notifyBooking(connection, bookingId))
        .catch(() => undefined),
    Math.max(0, moment - Date.now()) + clockPlay,
  );
}

/** Gives the orders of the calendar to the backend, tells what was done, and offers to take it back. */
export function useCalendarActions(userId: string): CalendarActions {
  const { done, faults } = useWords(calendarWords);
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: keys.calendars(userId) });
  /** @param act answers a refusal, or nothing. */
  const run = async (what: keyof typeof done, act: (connection: Connection) => Fault): Fault => {
    try {
      const refusal = await act(await connect());
      if (refusal === undefined) showToast({ kind: 'success', text: done[what] });
      return refusal;
    } catch (error) {
      return faultOf(error, faults);
    } finally {
      await refresh();
    }
  };
  const takeBack = async (id: string, sequence: number) => {
    const fault = await run('undone', async (connection) => {
      await calendar.undoBookingOrder(connection, { id, sequence });
      return undefined;
    });
    if (fault !== undefined) showToast({ kind: 'error', text: fault });
  };
  /** As `run`, for what can be taken back. */
  const order = async (
    what: keyof typeof done,
    { id }: calendar.SeenBooking,
    act: (connection: Connection) => Promise<OrderAnswer>,
  ): Fault => {
    try {
      const answer = await act(await connect());
      if (answer.done) {
        const undo = () => void takeBack(id, answer.sequence);
        showToast({ kind: 'success', text: done[what], undo });
        mailAt(Date.parse(answer.undo_until), id);
      }
      return refusalOf(answer, faults);
    } catch (error) {
      return faultOf(error, faults);
    } finally {
      await refresh();
    }
  };
  const plainly = (what: keyof typeof done, act: (connection: Connection) => Promise<unknown>): Fault =>
    run(what, async (connection) => {
      await act(connection);
      return undefined;
    });
  return {
    move(booking, { startsAt, crew }) {
      const isSameTime = Date.parse(startsAt) === Date.parse(booking.starts_at);
      if (!isSameTime || crew === null)
        return order('moved', booking, (connection) =>
          calendar.moveBooking(connection, booking, { startsAt, crew }),
        );
      return run('assigned', async (connection) =>
        (await calendar.assignCrew(connection, booking, crew)) ? undefined : faults.crewBusy,
      );
    },
    confirm: (booking) =>
      order('confirmed', booking, (connection) => calendar.confirmBooking(connection, booking)),
    refuse: (booking, reason) =>
      order(booking.status === 'confirmed' ? 'calledOff' : 'refused', booking, (connection) =>
        calendar.refuseBooking(connection, booking, reason),
      ),
    note: (id, note) => plainly('noted', (connection) => calendar.noteWeather(connection, id, note)),
    saveVisit: (visit, what) => plainly(what, (connection) => calendar.saveVisit(connection, visit)),
    block: (block) => plainly('planned', (connection) => calendar.blockTime(connection, block)),
    unblock: (id) => plainly('freed', (connection) => calendar.unblockTime(connection, id)),
    async openFeed(crew) {
      try {
        return await calendar.openCrewFeed(await connect(), crew, language);
      } catch (error) {
        showToast({ kind: 'error', text: faultOf(error, faults) });
        return undefined;
      } finally {
        await refresh();
      }
    },
    closeFeed: (crew) => plainly('feedEnded', (connection) => calendar.closeCrewFeed(connection, crew)),
    saveCrew: (crew, draft) =>
      run('crewSaved', async (connection) => {
        try {
          await (typeof crew === 'number'
            ? addCrew(connection, crew, draft)
            : changeCrew(connection, crew, draft));
          return undefined;
        } catch (error) {
          if (error instanceof BackendError && crewTaken.has(error.code)) return faults.crewChanged;
          throw error;
        }
      }),
  };
}
