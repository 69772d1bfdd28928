import { fill } from '@vakman/domain/text/fill';
import { useEffect, useRef } from 'react';
import { facts } from '../../generated/facts.ts';
import { Icon } from '../ui/icon.tsx';
import type { QuoteFormMessages } from './quote-form.words.ts';

interface DonePanelProps {
  readonly reference: string;
  readonly messages: QuoteFormMessages;
  /** Whether nothing was sent, and so nobody is going to answer. */
  readonly test: boolean;
  readonly onAnother: () => void;
}

/** Stands in the place of the form once the request was accepted. */
export function DonePanel({ reference, messages, test, onAnother }: DonePanelProps) {
  const { done } = messages;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [beforeReference, afterReference] = done.reference.split('{reference}');
  return (
    <div className="done">
      {test && <p className="test-note">{messages.test}</p>}
      <Icon name="check" />
      <h2 tabIndex={-1} ref={heading}>
        {done.title}
      </h2>
      <p className="reference">
        {beforeReference}
        <strong>{reference}</strong>
        {afterReference}
      </p>
      {!test && <p>{fill(done.next, { replyWithinHours: facts.company.replyWithinHours })}</p>}
      <button className="button" type="button" onClick={onAnother}>
        {done.another}
      </button>
    </div>
  );
}
