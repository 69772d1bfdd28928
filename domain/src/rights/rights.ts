import type { Actor } from './rights.roles.ts';

/** Whoever asks something of the backend: an actor, or a function of ours with a secret key. */
export const callers = ['anon', 'customer', 'employee', 'admin', 'service_role'] as const satisfies readonly (
  | Actor
  | 'service_role'
)[];
export type Caller = (typeof callers)[number];

/** Of which rows or files somebody may do something: of those that are his, or of all. */
export type Extent = 'own' | 'all';

/** Who may do something, and how far; who is not named may not at all. */
export type Extents = Readonly<Partial<Record<Caller, Extent>>>;

export const nobody: Extents = {};

export const onlyService: Extents = { service_role: 'all' };

/** Employees and admins, not the functions: these reach it by functions of the database. */
export const office: Extents = { employee: 'all', admin: 'all' };

export const officeAndService: Extents = { ...office, service_role: 'all' };

export const adminsAndService: Extents = { admin: 'all', service_role: 'all' };

export const anybody: Extents = { anon: 'all', customer: 'all', employee: 'all', admin: 'all' };

/** Each person what is his own. */
export const oneself: Extents = { customer: 'own', employee: 'own', admin: 'own' };
