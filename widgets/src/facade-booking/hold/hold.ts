import type { Slot } from '@vakman/domain/booking/booking.answers';

/** How it stands with the chosen time. */
export interface Hold {
  readonly status:
    | 'none'
    /** On the way to the backend. */
    | 'asking'
    | 'held'
    /** Given back, because its minutes are over. */
    | 'expired'
    /** The backend could not say, or keeps no more times just now; who books has the time. */
    | 'unheld'
    /** Somebody else was faster. */
    | 'lost';
  /** The chosen time; none once it is lost. */
  readonly slot?: Slot | undefined;
  /** Until when it is held, in milliseconds by the clock of this device. */
  readonly until?: number;
  /** Free times near the one that was lost, until another one is chosen. */
  readonly alternatives?: readonly Slot[];
  /** Beginnings of the times that somebody else has by now: they are offered no more. */
  readonly gone?: readonly string[];
}

export type HoldAction =
  | { readonly type: 'chosen'; readonly slot: Slot }
  | { readonly type: 'held'; readonly until: number }
  | { readonly type: 'unheld' }
  | { readonly type: 'expired' }
  | { readonly type: 'lost'; readonly alternatives: readonly Slot[] }
  | { readonly type: 'dropped' };

export const noHold: Hold = { status: 'none' };

export function holdReducer(hold: Hold, action: HoldAction): Hold {
  switch (action.type) {
    case 'chosen':
      return {
        status: 'asking',
        slot: action.slot,
        ...offerWith(action.slot, hold),
        ...(hold.gone && { gone: hold.gone }),
      };
    case 'held':
      return { ...hold, status: 'held', until: action.until };
    case 'lost':
      return {
        status: 'lost',
        alternatives: action.alternatives,
        gone: [...(hold.gone ?? []), ...(hold.slot ? [hold.slot.starts_at] : [])],
      };
    case 'unheld':
      return { ...hold, status: 'unheld' };
    case 'expired': {
      const { until: _, ...chosen } = hold;
      return hold.status === 'held' ? { ...chosen, status: 'expired' } : hold;
    }
    default:
      return noHold;
  }
}

/** The times that were offered stay as long as one of them is chosen: who goes through them by keys stands on one. */
function offerWith({ starts_at }: Slot, { alternatives }: Hold): Pick<Hold, 'alternatives'> {
  return alternatives?.some((slot) => slot.starts_at === starts_at) ? { alternatives } : {};
}

/**
 * The hold from before the page was left, as the draft kept it.
 *
 * @param longest milliseconds that a hold may last; one that would last longer was kept before the clock was changed.
 */
export function restoredHold(slot: Slot | undefined, heldUntil: string, now: number, longest: number): Hold {
  if (!slot) return noHold;
  const until = Number(heldUntil);
  const lasts = heldUntil !== '' && until > now && until - now <= longest;
  return lasts ? { status: 'held', slot, until } : { status: 'expired', slot };
}

/** Whole minutes that are left, the one that has begun among them. */
export const minutesLeft = (until: number, now: number) => Math.max(0, Math.ceil((until - now) / 60_000));

/** Minutes before the end at which screen readers hear how many are left; each minute would be too often. */
const announced: ReadonlySet<number> = new Set([5, 1]);

/** From here on the visitor is offered more time. */
export const soonOver = 5;

/** What is said aloud of the minutes that are left: how it began, then near its end. */
export function spokenMinutes(minutes: number, first: number): number {
  const spoken = [...announced].filter((mark) => mark >= minutes && mark < first);
  return spoken.length === 0 ? first : Math.min(...spoken);
}
