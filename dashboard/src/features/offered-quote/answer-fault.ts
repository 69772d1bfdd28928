import { troubleOf } from '@vakman/widgets/form/trouble.ts';

/** Why an answer did not arrive, as its words are named. */
export type AnswerFault =
  | 'offline'
  | 'tooManyRequests'
  | 'failed'
  | 'changed'
  | 'wrongCode'
  | 'codeExpired'
  | 'homeAge'
  | 'refused'
  | 'gone';

const faults: Readonly<Record<string, AnswerFault>> = {
  changed: 'changed',
  // What was chosen, or its sum, is of another version.
  not_a_choice: 'changed',
  wrong_total: 'changed',
  no_such_step: 'changed',
  wrong_code: 'wrongCode',
  code_expired: 'codeExpired',
  home_age_missing: 'homeAge',
  23514: 'refused',
  PT404: 'gone',
};

export function answerFault(error: unknown): AnswerFault {
  const { code } = error as { code?: unknown };
  const known = typeof code === 'string' && Object.hasOwn(faults, code) ? faults[code] : undefined;
  return known ?? troubleOf(error);
}

/** Whether the page shows something that is no longer so. */
export const isOutdated = (fault: AnswerFault): boolean => fault === 'changed' || fault === 'gone';
