import { bookingFacts } from '@vakman/content/booking/booking-facts';
import type { Content } from '@vakman/content/content';
import type { BookingFacts } from '@vakman/domain/facts/booking-facts';
import type { ServedTown } from '@vakman/domain/service-area';

/** A module apart from the other facts: what never books does not load it. */
function factsModule(facts: BookingFacts): string {
  return [
    "import type { BookingFacts } from '@vakman/domain/facts/booking-facts.ts';\n",
    `export const bookingFacts: BookingFacts = ${JSON.stringify(facts, null, 2)};\n`,
  ].join('\n');
}

/** What a database is told beside the facts of booking. */
interface MoreFacts {
  readonly servedTowns: readonly ServedTown[];
  /** Within which a quote request is answered. */
  readonly replyWithinHours: number;
  /** For which painting outside is guaranteed. */
  readonly exteriorWarrantyYears: number;
}

/** Tells a database the rules and prices; run again, it replaces what it told before. */
export function bookingRulesSql(facts: BookingFacts, more: MoreFacts): string {
  const json = JSON.stringify({ ...facts, ...more }).replaceAll("'", "''");
  return `select public.set_booking_rules('${json}'::jsonb);\n`;
}

/** What widgets, functions and database know of booking: text by path in the repository. */
export function bookingFiles(content: Content): [path: string, text: string][] {
  const facts = bookingFacts(content);
  const { servedTowns, claims } = content.company;
  return [
    ['widgets/generated/booking-facts.ts', factsModule(facts)],
    ['supabase/functions/_shared/generated/booking-facts.ts', factsModule(facts)],
    [
      'supabase/generated/booking-rules.sql',
      bookingRulesSql(facts, {
        servedTowns,
        replyWithinHours: claims.replyWithinHours,
        exteriorWarrantyYears: claims.exteriorWarrantyYears,
      }),
    ],
  ];
}
