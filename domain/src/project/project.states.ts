/**
 * What a project is. One that waits says for what; one that is done may have a guarantee, which then runs, and ends by
 * being done again.
 */
export const projectStates = ['planned', 'in-progress', 'waiting', 'done', 'guarantee', 'cancelled'] as const;
export type ProjectState = (typeof projectStates)[number];

/** To which states a project may go from each. The same as `private.is_project_step` of the database. */
export const projectSteps = {
  planned: ['in-progress', 'waiting', 'done', 'cancelled'],
  'in-progress': ['planned', 'waiting', 'done', 'cancelled'],
  waiting: ['planned', 'in-progress', 'done', 'cancelled'],
  done: ['in-progress', 'guarantee'],
  guarantee: ['in-progress', 'done'],
  cancelled: ['planned'],
} as const satisfies Readonly<Record<ProjectState, readonly ProjectState[]>>;

/** For what a project may wait. */
export const waitingReasons = ['weather', 'material', 'customer'] as const;
export type WaitingReason = (typeof waitingReasons)[number];

/** When in a job a photo was taken. */
export const photoStages = ['before', 'during', 'after'] as const;
export type PhotoStage = (typeof photoStages)[number];

/** Who is to see something: the customer too, or the office alone. */
export const audiences = ['customer', 'internal'] as const;
export type Audience = (typeof audiences)[number];

/** What a line of time tells; all but notes and photos the database writes by itself. */
export const entryKinds = ['note', 'photos', 'state', 'dates', 'extra-work', 'document'] as const;
export type EntryKind = (typeof entryKinds)[number];
