import { useState } from 'react';
import type { AppointmentStepProps } from './appointment-view.tsx';
import { EarlyStartField } from './early-start-field.tsx';

/** The office is too late to confirm this time unasked: the visitor may ask for it all the same. */
export function AskEarlyStart({ shown, desk, words }: AppointmentStepProps) {
  const { title, text, required, confirm } = words.messages.earlyStart;
  const [ticked, setTicked] = useState(false);
  const [missing, setMissing] = useState(false);
  const send = () => {
    if (ticked) desk.order({ kind: 'ask' });
    else setMissing(true);
  };
  return (
    <section className="panel">
      <h3>{title}</h3>
      <p>{text}</p>
      <EarlyStartField
        id="ask-early-start"
        words={words}
        error={missing && !ticked ? required : undefined}
        ticked={ticked}
        onTick={setTicked}
      />
      <button className="button primary" type="button" aria-disabled={shown.busy} onClick={send}>
        {confirm}
      </button>
    </section>
  );
}
