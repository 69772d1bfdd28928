import type { AccountFault } from '@vakman/domain/account/account.errors';
import { signInWords } from '../../../generated/sign-in.words.ts';
import { AccountFaultNotice } from '../../session/account-fault-notice.tsx';
import { useWords } from '../../words/use-words.ts';
import { useAttempt, type Attempt } from './use-attempt.ts';

export interface LinkPanelProps {
  readonly onPress: () => ReturnType<Parameters<Attempt['run']>[0]>;
  readonly onOther: () => void;
}

/** After these the link is as good as it was. */
const passing: ReadonlySet<AccountFault> = new Set(['unreachable', 'tooOften']);

/** What a link of a mail opens: it is used by a press, so that a program which reads mail uses up nothing. */
export function LinkPanel({ onPress, onOther }: LinkPanelProps) {
  const { link: words } = useWords(signInWords);
  const attempt = useAttempt();
  const isRefused = attempt.fault !== undefined && !passing.has(attempt.fault);
  return (
    <>
      <h1>{isRefused ? words.refused : words.title}</h1>
      <div className="sign-in-form">
        {!attempt.fault && <p>{words.text}</p>}
        <AccountFaultNotice fault={attempt.fault} attempt={attempt.ended} />
        <div className="actions">
          {isRefused ? (
            <button type="button" className="button primary" onClick={onOther}>
              {words.other}
            </button>
          ) : (
            <button
              type="button"
              className="button primary"
              disabled={attempt.busy}
              onClick={() => void attempt.run(onPress)}
            >
              {words.submit}
            </button>
          )}
        </div>
      </div>
    </>
  );
}
