import { accountFault, type AccountFault, type AuthErrorLike } from '@vakman/domain/account/account.errors';
import { useState } from 'react';

/** Something that was tried against the sign-in service. */
export interface Attempt {
  readonly busy: boolean;
  readonly fault: AccountFault | undefined;
  /** Another object for each try that ended. */
  readonly ended: object;
  /** Tries; says whether it went well. What it throws or answers as an error becomes the fault. */
  readonly run: (
    trial: () => Promise<{ readonly error: AuthErrorLike | null } | void | undefined>,
  ) => Promise<boolean>;
}

export function useAttempt(): Attempt {
  const [state, setState] = useState({
    busy: false,
    fault: undefined as AccountFault | undefined,
    ended: {},
  });
  const end = (fault: AccountFault | undefined) => {
    setState({ busy: false, fault, ended: {} });
    return fault === undefined;
  };
  return {
    ...state,
    async run(trial) {
      setState((before) => ({ ...before, busy: true }));
      try {
        const answer = await trial();
        return end(answer?.error ? accountFault(answer.error) : undefined);
      } catch (error) {
        return end(accountFault(error as AuthErrorLike));
      }
    },
  };
}
