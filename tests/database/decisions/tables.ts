import type { Actor } from '../support/test-backend.ts';

export const operations = ['select', 'insert', 'update', 'delete'] as const;
export type Operation = (typeof operations)[number];

/**
 * What an operation comes to over REST: `refused` with an error, `nothing` where the policies hide all
 * rows, `own` where they leave the actor's own, `all` where they leave everything.
 */
export type Outcome = 'refused' | 'nothing' | 'own' | 'all';

type Decision = Readonly<Record<Operation, Readonly<Record<Actor, Outcome>>>>;

const nobody = {
  anon: 'refused',
  customer: 'refused',
  employee: 'refused',
  admin: 'refused',
  service_role: 'refused',
} as const;

const anybody = { ...nobody, anon: 'all', customer: 'all', employee: 'all', admin: 'all' } as const;

/** Employees and admins read; the service reads what it sends. */
const officeReads = {
  anon: 'refused',
  customer: 'nothing',
  employee: 'all',
  admin: 'all',
  service_role: 'all',
} as const;

/** Everybody reads what the office writes. */
const officeWrites = (customer: Outcome) =>
  ({ anon: 'refused', customer, employee: 'all', admin: 'all', service_role: 'all' }) as const;

/** What the office does alone; the functions of the database reach it by themselves. */
const officeAlone = (customer: Outcome) => ({ ...officeWrites(customer), service_role: 'refused' }) as const;

/** Who may do what with each table of the API. A table that is missing here fails the tests. */
export const tableDecisions: Readonly<Record<string, Decision>> = {
  alarms: {
    select: officeAlone('nothing'),
    insert: nobody,
    update: officeAlone('nothing'),
    delete: nobody,
  },
  quote_requests: { select: officeReads, insert: anybody, update: nobody, delete: nobody },
  facade_bookings: { select: officeAlone('nothing'), insert: nobody, update: nobody, delete: nobody },
  blocked_times: {
    select: officeAlone('nothing'),
    insert: officeAlone('refused'),
    update: officeAlone('nothing'),
    delete: officeAlone('nothing'),
  },
  notifications: { select: officeReads, insert: nobody, update: nobody, delete: nobody },
  project_gallery: {
    select: { ...anybody, service_role: 'all' },
    insert: officeWrites('refused'),
    update: officeWrites('nothing'),
    delete: officeWrites('nothing'),
  },
  user_roles: {
    select: { anon: 'refused', customer: 'own', employee: 'own', admin: 'all', service_role: 'all' },
    insert: { anon: 'refused', customer: 'refused', employee: 'refused', admin: 'all', service_role: 'all' },
    update: { anon: 'refused', customer: 'nothing', employee: 'nothing', admin: 'all', service_role: 'all' },
    delete: { anon: 'refused', customer: 'nothing', employee: 'nothing', admin: 'all', service_role: 'all' },
  },
};
