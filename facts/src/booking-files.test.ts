import { bookingFacts } from '@vakman/content/booking/booking-facts';
import { loadContent } from '@vakman/content/content';
import { expect, test } from 'vitest';
import { bookingFiles, bookingRulesSql } from './booking-files.ts';

const content = loadContent();

test('the database is told the facts and the towns by one statement, whatever a town is called', () => {
  const servedTowns = [{ name: "'s-Graveland", ranges: [[1243, 1243] as const] }];
  const more = { servedTowns, replyWithinHours: 36, exteriorWarrantyYears: 5 };
  const sql = bookingRulesSql(bookingFacts(content), more);
  const json = /^select public\.set_booking_rules\('(.*)'::jsonb\);\n$/.exec(sql)?.[1] ?? '';
  expect(json.replaceAll("''", '')).not.toContain("'");
  expect(JSON.parse(json.replaceAll("''", "'"))).toEqual({ ...bookingFacts(content), ...more });
});

test('widgets and functions are told the same', () => {
  const files = new Map(bookingFiles(content));
  expect(files.get('widgets/generated/booking-facts.ts')).toBe(
    files.get('supabase/functions/_shared/generated/booking-facts.ts'),
  );
});
