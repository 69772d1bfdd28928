/** What a request may be to the office, in the order in which it usually goes. */
export const requestStates = [
  'new',
  'in-progress',
  'visit-planned',
  'quoted',
  'won',
  'lost',
  'spam',
] as const;
export type RequestState = (typeof requestStates)[number];

/** Why a request came to nothing; each that is lost has one. */
export const lostReasons = [
  'too-expensive',
  'too-late',
  'other-firm',
  'no-answer',
  'outside-area',
  'not-our-work',
  'other',
] as const;
export type LostReason = (typeof lostReasons)[number];

/** How a request came: by a form, or taken down by the office on the telephone. */
export const requestChannels = ['form', 'phone'] as const;
export type RequestChannel = (typeof requestChannels)[number];

/** To which states a request may go from each. The same as `private.is_request_step` of the database. */
export const requestSteps = {
  new: ['in-progress', 'visit-planned', 'quoted', 'lost', 'spam'],
  'in-progress': ['new', 'visit-planned', 'quoted', 'won', 'lost', 'spam'],
  'visit-planned': ['in-progress', 'quoted', 'won', 'lost'],
  quoted: ['in-progress', 'visit-planned', 'won', 'lost'],
  won: ['quoted', 'lost'],
  lost: ['in-progress', 'quoted'],
  spam: ['new'],
} as const satisfies Readonly<Record<RequestState, readonly RequestState[]>>;

/** States in which whoever asked may still be waiting for a first word. */
export const waitingStates = ['new', 'in-progress'] as const satisfies readonly RequestState[];

export function isRequestStep(from: RequestState, to: RequestState): boolean {
  return (requestSteps[from] as readonly RequestState[]).includes(to);
}
