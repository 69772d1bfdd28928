import type { DayDraft } from '@vakman/domain/project/project.drafts';
import { planDays } from '@vakman/supabase/client/projects';
import { randomUuid } from '@vakman/domain/text/random-uuid';
import type { OfficeActions, WantedDay } from './office-actions.ts';
import type { Giving } from './entry-orders.ts';

/** Ids of days that were asked for and perhaps stored: asked for again, they are the same days. */
const asked = new Map<string, string>();

const idOf = (projectId: string, day: WantedDay) => {
  const key = `${projectId} ${JSON.stringify(day)}`;
  const id = asked.get(key) ?? randomUuid();
  asked.set(key, id);
  return { key, id };
};

/** Gives orders about the days of a project in the agenda; each can be taken back. */
export function dayOrders({
  projectId,
  run,
  done,
}: Giving): Pick<OfficeActions, 'planDays' | 'changeDay' | 'cancelDay'> {
  const plan = (days: readonly DayDraft[], text: string, undo?: () => void) =>
    run(text, (connection) => planDays(connection, projectId, days), undo);
  return {
    async planDays(wanted) {
      const ids = wanted.map((day) => idOf(projectId, day));
      const days = wanted.map((day, place) => ({
        ...day,
        id: ids[place]?.id ?? randomUuid(),
        state: 'planned' as const,
        version: null,
      }));
      const back = days.map((day) => ({ ...day, state: 'cancelled' as const, version: 1 }));
      const isPlanned = await plan(days, done.planned, () => void plan(back, done.undone));
      if (isPlanned) for (const { key } of ids) asked.delete(key);
      return isPlanned;
    },
    changeDay({ id, version, crew, starts_at, ends_at, state }, wanted) {
      const back = { id, crew, starts_at, ends_at, state, version: version + 1 };
      return plan([{ ...wanted, id, state, version }], done.moved, () => void plan([back], done.undone));
    },
    cancelDay({ id, version, crew, starts_at, ends_at }) {
      const day = { id, crew, starts_at, ends_at };
      return plan(
        [{ ...day, state: 'cancelled', version }],
        done.cancelled,
        () => void plan([{ ...day, state: 'planned', version: version + 1 }], done.undone),
      );
    },
  };
}
