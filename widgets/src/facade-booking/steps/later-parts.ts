/** All that follows the first step: one chunk, which comes while that is filled in. */
export { checkContact } from './check-contact.ts';
export { LaterSteps } from './later-steps.tsx';
