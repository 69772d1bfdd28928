import type { ProjectDay } from '@vakman/domain/project/project.answers';

/** Days on which somebody still comes, the next first; one that is going on is still to come. */
export function daysToCome(days: readonly ProjectDay[], now: number): readonly ProjectDay[] {
  return days.filter(({ state, ends_at }) => state === 'planned' && Date.parse(ends_at) > now);
}

/** A day of the calendar as an instant in the middle of it, as it is written wherever one is. */
export const noonOf = (date: string): string => `${date}T12:00:00Z`;
