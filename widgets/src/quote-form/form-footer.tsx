import type { Ref } from 'react';
import { facts } from '../../generated/facts.ts';
import type { FormTrouble } from '../form/trouble.ts';
import type { QuoteFormState } from './quote-form.state.ts';
import type { QuoteFormMessages } from './quote-form.words.ts';
import type { FormSteps } from './use-form-steps.ts';

interface FormFooterProps {
  readonly state: QuoteFormState;
  readonly messages: QuoteFormMessages;
  readonly submitButton: Ref<HTMLButtonElement>;
  readonly steps: FormSteps;
}

/** The one action, and what stood in its way the last time: a notice goes after four seconds, this stays. */
export function FormFooter({ state, messages, submitButton, steps }: FormFooterProps) {
  const { phase, trouble, noticed } = state;
  const submitting = phase === 'submitting';
  const isLast = !steps || steps.isLast;
  const action = isLast ? messages.submit : messages.steps.next;
  return (
    <div className="footer">
      {trouble && (
        <p className="trouble" role={noticed ? undefined : 'alert'}>
          <strong>{messages.notSent}</strong>
          <br />
          <TroubleText trouble={trouble} messages={messages} />
        </p>
      )}
      <div className="actions">
        <button
          className="button primary"
          part={isLast ? 'submit' : 'next'}
          type="submit"
          disabled={submitting}
          ref={submitButton}
        >
          {submitting ? messages.submitting : action}
        </button>
        {steps && steps.at > 0 && (
          <button className="button" part="back" type="button" disabled={submitting} onClick={steps.back}>
            {messages.steps.back}
          </button>
        )}
      </div>
      {isLast && <p className="hint">{messages.privacy}</p>}
    </div>
  );
}

function TroubleText({
  trouble,
  messages,
}: {
  readonly trouble: FormTrouble;
  readonly messages: QuoteFormMessages;
}) {
  if (trouble === 'offline') return messages.offline;
  const { phone } = facts.company;
  return (
    <>
      {messages.toasts[trouble].text} <a href={phone.href}>{phone.display}</a>
    </>
  );
}
