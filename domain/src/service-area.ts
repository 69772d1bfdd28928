/** A town and its Dutch postal codes: inclusive ranges of the four digits. */
export interface ServedTown {
  readonly name: string;
  readonly ranges: readonly (readonly [number, number])[];
}

/**
 * The served town of a postal code; `null` for a Dutch code outside the area, `undefined` for what
 * does not start with four digits of a Dutch code.
 */
export function servedTown(postalCode: string, towns: readonly ServedTown[]): ServedTown | null | undefined {
  const digits = /^\s*([1-9][0-9]{3})(?![0-9])/.exec(postalCode)?.[1];
  if (digits === undefined) return undefined;
  const number = Number(digits);
  return towns.find((town) => town.ranges.some(([from, to]) => from <= number && number <= to)) ?? null;
}
