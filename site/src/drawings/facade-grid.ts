import type { Outline } from './gables.ts';

/** A facade and how many windows stand side by side, and in rows above the ground floor. */
export interface Facade extends Outline {
  readonly bays: 2 | 3 | 4;
  readonly floors: number;
}

/** Size of a window with its frame, and the distance from one to the next; the same on all houses. */
export const windowSize = { width: 28, height: 46, pitch: 52 } as const;
const groundFloor = 92;

/** Top of the windows on the ground floor. */
export const groundWindowTop = 16 - groundFloor;

/** Left edge of a window in a bay, counted from 0. */
export function bayStart({ width, bays }: Facade, bay = 0): number {
  return Math.round((width - windowSize.width - (bays - 1) * windowSize.pitch) / 2) + bay * windowSize.pitch;
}

/** Tops of the rows of windows above the ground floor, from the highest down. */
export function rowTops({ eaves, floors }: Facade): number[] {
  const storey = (eaves - groundFloor) / floors;
  return Array.from({ length: floors }, (_, floor) =>
    Math.round(-eaves + floor * storey + (storey - windowSize.height) / 2),
  );
}

export interface Place {
  /** Counted from the top left, row by row. */
  readonly index: number;
  readonly x: number;
  readonly y: number;
}

/** Top left corners of the windows above the ground floor. */
export function windowPlaces(facade: Facade): Place[] {
  return rowTops(facade).flatMap((y, floor) =>
    Array.from({ length: facade.bays }, (_, bay) => ({
      index: floor * facade.bays + bay,
      x: bayStart(facade, bay),
      y,
    })),
  );
}
