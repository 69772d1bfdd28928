import { fill } from '@vakman/domain/text/fill';
import { useEffect, useRef } from 'react';
import { facts } from '../../../generated/facts.ts';
import { offeredQuoteWords } from '../../../generated/offered-quote.words.ts';
import { useWords } from '../../words/use-words.ts';
import type { Answering } from './use-answering.ts';

/** Why an answer did not arrive. It takes the focus, because what to do about it stands there. */
export function AnswerFaultNotice({ fault, ended }: Pick<Answering, 'fault' | 'ended'>) {
  const { faults } = useWords(offeredQuoteWords);
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (ended) notice.current?.focus();
  }, [ended]);
  if (!fault) return null;
  return (
    <p className="fault-notice" role="alert" tabIndex={-1} ref={notice}>
      {fill(faults[fault], { phone: facts.company.phone.display })}
    </p>
  );
}
