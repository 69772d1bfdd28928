import {
  numberRules,
  visitLength,
  type BookingSettings,
  type NumberRule,
} from '@vakman/domain/booking/booking.settings';
import type { RuleChange } from '@vakman/supabase/client/booking-settings';

/** What stands in the fields, by rule or by size of a facade; empty leaves it to what was told. */
export type TypedRules = Readonly<Record<string, string>>;

export const ruleNames = Object.keys(numberRules) as NumberRule[];

/** Sizes that are booked online, and so have a length. */
export const sizesOf = ({ visitMinutes }: BookingSettings): readonly string[] =>
  Object.entries(visitMinutes.told).flatMap(([size, told]) => (told === null ? [] : [size]));

export function typedRules(settings: BookingSettings): TypedRules {
  const text = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : String(value);
  return Object.fromEntries([
    ...ruleNames.map((name) => [name, text(settings[name].chosen)]),
    ...sizesOf(settings).map((size) => [size, text(settings.visitMinutes.chosen?.[size])]),
  ]) as TypedRules;
}

/** What is to be chosen anew; `wrong` names the fields with no number that the rule can be. */
export function chosenRules(settings: BookingSettings, typed: TypedRules) {
  const wrong: string[] = [];
  const numberIn = (name: string, { least, most }: { readonly least: number; readonly most: number }) => {
    const text = typed[name]?.trim() ?? '';
    if (text === '') return null;
    const value = Number(text);
    if (!Number.isInteger(value) || value < least || value > most) wrong.push(name);
    return value;
  };
  const changes: RuleChange[] = [];
  for (const name of ruleNames) {
    const value = numberIn(name, numberRules[name]);
    if (value !== settings[name].chosen) changes.push({ name, value, seen: settings[name].chosen });
  }
  const lengths = sizesOf(settings).flatMap((size) => {
    const value = numberIn(size, visitLength);
    return value === null ? [] : [[size, value] as const];
  });
  const before = settings.visitMinutes.chosen ?? {};
  const isSame =
    lengths.length === Object.keys(before).length && lengths.every(([size, value]) => before[size] === value);
  if (!isSame)
    changes.push({
      name: 'visitMinutes',
      value: lengths.length > 0 ? Object.fromEntries(lengths) : null,
      seen: settings.visitMinutes.chosen,
    });
  return { wrong, changes } as const;
}
