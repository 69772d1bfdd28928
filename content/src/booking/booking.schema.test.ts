import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { bookingSchema } from './booking.schema.ts';

const good = parse(readFileSync(new URL('../fixtures/booking.yaml', import.meta.url), 'utf8')) as Readonly<
  Record<string, unknown>
>;

test.each([
  [2, 2, false],
  [3, 2, true],
  [0, 0, true],
])(
  'whoever books the first day can still change it (%i days ahead, %i to change)',
  (leadWorkingDays, changeWorkingDays, isGood) => {
    const { error } = bookingSchema.safeParse({ ...good, leadWorkingDays, changeWorkingDays });
    const faults = error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
    expect(faults).toEqual(isGood ? [] : [['leadWorkingDays', 'Expected more than changeWorkingDays']]);
  },
);
