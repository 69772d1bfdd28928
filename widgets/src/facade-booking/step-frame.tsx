import { fill } from '@vakman/domain/text/fill';
import type { MouseEvent, ReactNode } from 'react';
import { facts } from '../../generated/facts.ts';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { steps, type FacadeBookingState, type Step } from './facade-booking.state.ts';
import { errorText, stillWrong, type BookingControls } from './facade-booking.validation.ts';
import type { FacadeBookingMessages } from './facade-booking.words.ts';

interface StepTitleProps {
  readonly step: Step;
  readonly messages: FacadeBookingMessages;
}

/** How far it is, and what this step asks. It takes the focus when the step comes. */
export function StepTitle({ step, messages }: StepTitleProps) {
  const number = steps.indexOf(step) + 1;
  return (
    <div className="step-title">
      <div className="bar" aria-hidden="true">
        {steps.map((name, index) => (
          <span key={name} className={index < number ? 'passed' : undefined} />
        ))}
      </div>
      <h2 tabIndex={-1}>
        <span className="progress">{fill(messages.progress, { step: number, steps: steps.length })}</span>
        <span className="unseen">: </span>
        {messages.steps[step]}
      </h2>
    </div>
  );
}

interface StepSummaryProps {
  readonly form: BookingControls;
  readonly listed: FacadeBookingState['listed'];
  readonly messages: FacadeBookingMessages;
}

/** All that is wrong in a step, as links to where. */
export function StepSummary({ form, listed, messages }: StepSummaryProps) {
  const { errors } = form.formState;
  const wrong = stillWrong(listed, form).map((name) => ({
    id: name,
    text: errorText(messages, name === 'slot' ? 'slot.required' : (errors[name]?.message ?? name)),
  }));
  if (wrong.length === 0) return null;
  return <ErrorSummary title={messages.errorSummary.title} errors={wrong} attempt={listed} />;
}

interface StepActionsProps {
  readonly state: Pick<FacadeBookingState, 'busy' | 'trouble'>;
  readonly messages: FacadeBookingMessages;
  /** What the button that goes on says; "next" where it is not told. */
  readonly label?: string;
  readonly busyLabel?: string;
  readonly isBooking?: boolean;
  readonly onBack?: () => void;
  readonly children?: ReactNode;
}

/** The one action of a step, the way back, and what stood in the way the last time. */
export function StepActions(props: StepActionsProps) {
  const { state, messages, label = messages.next, busyLabel = messages.loading, isBooking, onBack } = props;
  const { busy, trouble } = state;
  // Not disabled, which would take the focus away; whoever clicks meanwhile changes nothing, and goes nowhere.
  const wait = (event: MouseEvent) => {
    if (busy) event.preventDefault();
  };
  return (
    <div className="footer">
      {trouble && (
        <p className="trouble" role="alert">
          {messages.troubles[trouble]}
          {trouble !== 'offline' && (
            <>
              {' '}
              <a href={facts.company.phone.href}>{facts.company.phone.display}</a>
            </>
          )}
        </p>
      )}
      {props.children}
      <div className="actions">
        <button
          className="button primary"
          part={isBooking ? 'submit' : 'next'}
          type="submit"
          aria-disabled={busy || undefined}
          onClick={wait}
        >
          {busy ? busyLabel : label}
        </button>
        {onBack && (
          <button
            className="link back"
            type="button"
            aria-disabled={busy || undefined}
            onClick={busy ? undefined : onBack}
          >
            {messages.back}
          </button>
        )}
      </div>
    </div>
  );
}
