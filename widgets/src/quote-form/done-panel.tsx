import { formatMoment } from '@vakman/domain/format/format.dates';
import type { Language } from '@vakman/domain/languages/languages';
import { fill } from '@vakman/domain/text/fill';
import { useEffect, useRef } from 'react';
import { facts } from '../../generated/facts.ts';
import { Icon } from '../ui/icon.tsx';
import type { Receipt } from './quote-form.state.ts';
import type { QuoteFormMessages } from './quote-form.words.ts';

interface DonePanelProps {
  readonly receipt: Receipt;
  readonly language: Language;
  readonly messages: QuoteFormMessages;
  /** Whether nothing was sent, and so nobody is going to answer. */
  readonly test: boolean;
  readonly onAnother: () => void;
}

/** Stands in the place of the form once the request was accepted. */
export function DonePanel({ receipt, language, messages, test, onAnother }: DonePanelProps) {
  const { done } = messages;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    const root = heading.current?.getRootNode();
    // For the style sheet of a page whose own words are those of before.
    const host = root instanceof ShadowRoot ? root.host : undefined;
    host?.setAttribute('data-done', '');
    heading.current?.closest('.widget')?.scrollIntoView({ block: 'start' });
    return () => host?.removeAttribute('data-done');
  }, []);
  const { replyWithinHours } = facts.company;
  return (
    <div className="done">
      {test && <p className="test-note">{messages.test}</p>}
      <Icon name="check" />
      <h2 tabIndex={-1} ref={heading}>
        {done.title}
      </h2>
      <p className="reference">
        <Emphasised text={done.reference} of="reference" value={receipt.reference} />
      </p>
      {!test && (
        <>
          <p>
            {receipt.answerBy === undefined ? (
              fill(done.next, { replyWithinHours })
            ) : (
              <Emphasised
                text={fill(done.answerBy, { replyWithinHours })}
                of="moment"
                value={formatMoment(receipt.answerBy, language)}
              />
            )}
          </p>
          <p className="mailed">
            <Emphasised text={done.mailed} of="email" value={receipt.email} />
          </p>
        </>
      )}
      <button className="button" type="button" onClick={onAnother}>
        {done.another}
      </button>
    </div>
  );
}

interface EmphasisedProps {
  readonly text: string;
  /** Name of the placeholder. */
  readonly of: string;
  readonly value: string;
}

/** A sentence in which what matters stands out. */
function Emphasised({ text, of, value }: EmphasisedProps) {
  const [before, after] = text.split(`{${of}}`);
  return (
    <>
      {before}
      <strong>{value}</strong>
      {after}
    </>
  );
}
