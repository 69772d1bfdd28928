/** The checks of the database carry the same numbers; lengths in characters, amounts in cents. */
export const projectLimits = {
  title: 120,
  note: 4000,
  waitingNote: 500,
  task: 200,
  documentName: 200,
  review: 2000,
  value: 100_000_000,
  /** With whom a project is shared. */
  members: 5,
  /** Photos that are written down at once. */
  photosAtOnce: 40,
  photos: 1000,
  /** Days that are planned at once. */
  daysAtOnce: 31,
  /** Days after it was given in which a review may be changed. */
  reviewDays: 14,
} as const;
