import type { AccountFault } from '@vakman/domain/account/account.errors';
import { useEffect, useRef } from 'react';
import { sessionWords } from '../../generated/session.words.ts';
import { useWords } from '../words/use-words.ts';

export interface AccountFaultNoticeProps {
  readonly fault: AccountFault | undefined;
  /** Another object for each try: then the notice takes the focus. */
  readonly attempt: object;
}

/** What went wrong, above the form it happened in; nothing where nothing did. */
export function AccountFaultNotice({ fault, attempt }: AccountFaultNoticeProps) {
  const { faults } = useWords(sessionWords);
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (attempt) box.current?.focus();
  }, [attempt]);
  if (fault === undefined) return null;
  return (
    <p className="fault-notice" role="alert" tabIndex={-1} ref={box}>
      {faults[fault]}
    </p>
  );
}
