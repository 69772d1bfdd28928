import type { ClientsWords } from '../../../generated/clients.words.ts';

/** The state of a visit in words; one that is newer than these by its own name. */
export function visitStateIn({ visitStates }: ClientsWords, state: string): string {
  return Object.hasOwn(visitStates, state) ? visitStates[state as keyof typeof visitStates] : state;
}
