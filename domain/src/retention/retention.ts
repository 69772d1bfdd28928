import type { DurationUnit } from '../format/format.durations.ts';

/** How long something is kept, as the page on privacy says it. */
export interface Limit {
  readonly count: number;
  readonly unit: DurationUnit;
}

/** Something that is kept for a time. */
export interface Kept {
  readonly limit: Limit;
  /** Where files belong to it, which go with it: the folder in the bucket `project-images`. */
  readonly files?: string;
  /**
   * What becomes of it when the person it is about is erased: it goes at once (`at-once`), stays as long as tax law asks
   * and nobody can open it (`withheld`), or holds nothing by which anybody is known (`anonymous`).
   */
  readonly whenErased: 'at-once' | 'withheld' | 'anonymous';
  /** Who applies the limit: the job of the database, or a person of the office, outside it. */
  readonly by: 'job' | 'office';
}

const kept = <Name extends string>(list: Readonly<Record<Name, Kept>>) => list;

/** Everything that is kept for a time, with that time: the privacy page, the job, export and erasure read it here. */
export const retention = kept({
  /** Quote requests that became no order, from the day they came in. */
  requests: {
    limit: { count: 12, unit: 'month' },
    files: 'quote-requests',
    whenErased: 'at-once',
    by: 'job',
  },
  /** Quotes that nobody accepted, from their last change; those that were accepted belong to the invoices. */
  quotes: { limit: { count: 12, unit: 'month' }, whenErased: 'at-once', by: 'job' },
  /** Bookings that became no order: never confirmed, or called off. From their last change. */
  bookings: { limit: { count: 12, unit: 'month' }, files: 'bookings', whenErased: 'at-once', by: 'job' },
  /** What tax law keeps: done jobs with their invoices, from the end of the visit. */
  invoices: { limit: { count: 7, unit: 'year' }, files: 'bookings', whenErased: 'withheld', by: 'job' },
  /** Files that somebody uploaded and did not send. */
  uploads: {
    limit: { count: 24, unit: 'hour' },
    files: 'quote-attachments',
    whenErased: 'at-once',
    by: 'job',
  },
  /** Letters of applicants come by mail, and stand in no table. From the end of the procedure. */
  applications: { limit: { count: 4, unit: 'week' }, whenErased: 'at-once', by: 'office' },
  /** Who was invited, from the end of the invitation; whoever accepted it has an account. */
  invitations: { limit: { count: 3, unit: 'month' }, whenErased: 'at-once', by: 'job' },
  /** Partners and whom one writes to there, from the end of the partnership. */
  partners: { limit: { count: 12, unit: 'month' }, whenErased: 'at-once', by: 'job' },
  /** The week in which somebody may keep the account that he asked to delete. */
  leaving: { limit: { count: 7, unit: 'day' }, whenErased: 'at-once', by: 'job' },
  /** Fingerprints of senders, by which too many tries are counted. */
  counters: { limit: { count: 24, unit: 'hour' }, whenErased: 'anonymous', by: 'job' },
  /** What the office has to look at: numbers and fixed words. */
  alarms: { limit: { count: 90, unit: 'day' }, whenErased: 'anonymous', by: 'job' },
  /** Who looked up, exported or erased whom, by a fingerprint of the address. */
  acts: { limit: { count: 24, unit: 'month' }, whenErased: 'anonymous', by: 'job' },
  /** Who did what in the office; of the person that it was about nothing, once he or the record is gone. */
  activity: { limit: { count: 7, unit: 'year' }, whenErased: 'anonymous', by: 'job' },
  /** What the job did. */
  runs: { limit: { count: 24, unit: 'month' }, whenErased: 'anonymous', by: 'job' },
});

export type KeptName = keyof typeof retention;

/** What the privacy page promises, by the `{placeholder}` of its texts. */
export const promisedLimits = {
  keptRequests: 'requests',
  keptInvoices: 'invoices',
  keptUploads: 'uploads',
  keptApplications: 'applications',
  keptLeaving: 'leaving',
} as const satisfies Readonly<Record<string, KeptName>>;
