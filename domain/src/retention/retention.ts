import type { DurationUnit } from '../format/format.durations.ts';

/** How long something is kept, as the page on privacy says it. */
export interface Limit {
  readonly count: number;
  readonly unit: DurationUnit;
}

/** For what it is kept, in law or in purpose. */
export type Reason =
  /** What somebody asked for before a contract (GDPR 6(1)b). */
  | 'answering'
  /** To stand by work that was done. */
  | 'guarantee'
  /** Seven years, by the law on taxes (AWR 52). */
  | 'tax'
  | 'sending'
  | 'hiring'
  | 'access'
  | 'partnership'
  | 'regret'
  | 'abuse'
  | 'operation'
  /** To be able to show what was done with data (GDPR 5(2)). */
  | 'accountability';

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
  readonly why: Reason;
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
    why: 'answering',
  },
  /** Quotes that nobody accepted, from their last change; those that were accepted belong to the invoices. */
  quotes: { limit: { count: 12, unit: 'month' }, whenErased: 'at-once', by: 'job', why: 'answering' },
  /**
   * Photos, notes, tasks and people of a project whose work was done, from that day, and no earlier than its guarantee
   * ends: whoever answers for the work must be able to see how it was done. The project itself belongs to the invoices;
   * one that came to nothing goes like a quote that nobody accepted.
   */
  projects: {
    limit: { count: 2, unit: 'year' },
    whenErased: 'at-once',
    by: 'job',
    why: 'guarantee',
  },
  /** Bookings that became no order: never confirmed, or called off. From their last change. */
  bookings: {
    limit: { count: 12, unit: 'month' },
    files: 'bookings',
    whenErased: 'at-once',
    by: 'job',
    why: 'answering',
  },
  /** What tax law keeps: done jobs with their invoices, from the end of the visit. */
  invoices: {
    limit: { count: 7, unit: 'year' },
    files: 'bookings',
    whenErased: 'withheld',
    by: 'job',
    why: 'tax',
  },
  /** Files that somebody uploaded and did not send. */
  uploads: {
    limit: { count: 24, unit: 'hour' },
    files: 'quote-attachments',
    whenErased: 'at-once',
    by: 'job',
    why: 'sending',
  },
  /** Letters of applicants come by mail, and stand in no table. From the end of the procedure. */
  applications: { limit: { count: 4, unit: 'week' }, whenErased: 'at-once', by: 'office', why: 'hiring' },
  /** Who was invited, from the end of the invitation; whoever accepted it has an account. */
  invitations: { limit: { count: 3, unit: 'month' }, whenErased: 'at-once', by: 'job', why: 'access' },
  /** Partners and whom one writes to there, from the end of the partnership. */
  partners: { limit: { count: 12, unit: 'month' }, whenErased: 'at-once', by: 'job', why: 'partnership' },
  /** The week in which somebody may keep the account that he asked to delete. */
  leaving: { limit: { count: 7, unit: 'day' }, whenErased: 'at-once', by: 'job', why: 'regret' },
  /** Fingerprints of senders, by which too many tries are counted. */
  counters: { limit: { count: 24, unit: 'hour' }, whenErased: 'anonymous', by: 'job', why: 'abuse' },
  /** What the office has to look at: numbers and fixed words. */
  alarms: { limit: { count: 90, unit: 'day' }, whenErased: 'anonymous', by: 'job', why: 'operation' },
  /** Who looked up, exported or erased whom, by a fingerprint of the address. */
  acts: { limit: { count: 24, unit: 'month' }, whenErased: 'anonymous', by: 'job', why: 'accountability' },
  /** Who did what in the office; of the person that it was about nothing, once he or the record is gone. */
  activity: { limit: { count: 7, unit: 'year' }, whenErased: 'anonymous', by: 'job', why: 'accountability' },
  /** What the job did. */
  runs: { limit: { count: 24, unit: 'month' }, whenErased: 'anonymous', by: 'job', why: 'accountability' },
});

export type KeptName = keyof typeof retention;

/** What the privacy page promises, by the `{placeholder}` of its texts. */
export const promisedLimits = {
  keptRequests: 'requests',
  keptProjects: 'projects',
  keptInvoices: 'invoices',
  keptUploads: 'uploads',
  keptApplications: 'applications',
  keptLeaving: 'leaving',
} as const satisfies Readonly<Record<string, KeptName>>;
