import { useState } from 'react';
import { createRetryIds } from '../../backend/retry-ids.ts';
import { answerFault, isOutdated, type AnswerFault } from './answer-fault.ts';

export interface Answering {
  readonly busy: boolean;
  readonly fault: AnswerFault | undefined;
  /** Another object for each try that ended. */
  readonly ended: object;
  /** Sends an answer by an id that a retry has again; says whether it arrived. */
  readonly send: <Content extends object>(
    what: string,
    content: Content,
    send: (answer: Content & { readonly id: string }) => Promise<void>,
  ) => Promise<boolean>;
}

/** @param refresh is called where somebody answered what is no longer so. */
export function useAnswering(refresh: () => void): Answering {
  const [ids] = useState(createRetryIds);
  const [state, setState] = useState({ busy: false, fault: undefined as AnswerFault | undefined, ended: {} });
  return {
    ...state,
    async send(what, content, send) {
      setState((before) => ({ ...before, busy: true }));
      try {
        await ids.send(what, content, async (answer) => {
          await send(answer);
          return true;
        });
        setState({ busy: false, fault: undefined, ended: {} });
        return true;
      } catch (error) {
        const fault = answerFault(error);
        setState({ busy: false, fault, ended: {} });
        if (isOutdated(fault)) refresh();
        return false;
      }
    },
  };
}
