import type { DossierAppointment } from '@vakman/domain/dossier/dossier.answers';
import { atLineStart, formatFullDay, formatMoment, formatTimes } from '@vakman/domain/format/format.dates';
import { localisedPath } from '@vakman/domain/languages/languages';
import { fill } from '@vakman/domain/text/fill';
import { useState } from 'react';
import { dossierWords } from '../../../generated/dossier.words.ts';
import { pagePaths } from '../../../generated/page-paths.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { nextStep, reasonToOpen } from './next-step.ts';

export interface AppointmentListProps {
  readonly appointments: readonly DossierAppointment[];
  /** In milliseconds. */
  readonly now: number;
  /** Rejects where the appointment could not be opened; undefined for somebody who only looks. */
  readonly onOpen: ((bookingId: string) => Promise<void>) | undefined;
}

/** Booked facade cleanings: when, in which state, and what can be done. */
export function AppointmentList({ appointments, now, onOpen }: AppointmentListProps) {
  const { appointments: words } = useWords(dossierWords);
  return (
    <section aria-labelledby="appointments">
      <h2 id="appointments">{words.title}</h2>
      {appointments.length === 0 ? (
        <div className="dossier-empty">
          <p>{words.none}</p>
          <a className="button" href={localisedPath(language, pagePaths.booking)}>
            {words.book}
          </a>
        </div>
      ) : (
        <ul className="dossier-list">
          {appointments.map((appointment) => (
            <li key={appointment.id}>
              <AppointmentCard appointment={appointment} now={now} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface AppointmentCardProps {
  readonly appointment: DossierAppointment;
  readonly now: number;
  readonly onOpen: AppointmentListProps['onOpen'];
}

function AppointmentCard({ appointment, now, onOpen }: AppointmentCardProps) {
  const { appointments: words } = useWords(dossierWords);
  const [state, setState] = useState<'idle' | 'opening' | 'failed'>('idle');
  const { id, status, starts_at, ends_at } = appointment;
  const step = nextStep(appointment, now);
  const open = () => {
    setState('opening');
    onOpen?.(id).catch(() => setState('failed'));
  };
  return (
    <article className={`dossier-card ${status}`} aria-labelledby={`appointment-${id}`}>
      <p className="dossier-status">{words.status[status]}</p>
      <h3 id={`appointment-${id}`}>
        {atLineStart(formatFullDay(starts_at, language), language)}
        <span className="dossier-times">{formatTimes(starts_at, ends_at, language)}</span>
      </h3>
      <p>
        {appointment.street_address}, {appointment.postal_code}
      </p>
      {step && (
        <p className="dossier-next">
          {step.kind === 'changeUntil'
            ? fill(words.next.changeUntil, { moment: formatMoment(step.moment, language) })
            : words.next[step.kind]}
        </p>
      )}
      <div className="dossier-foot">
        {onOpen && (
          <button type="button" className="button" disabled={state === 'opening'} onClick={open}>
            {words[reasonToOpen(appointment)]}
          </button>
        )}
        <span className="dossier-reference">
          {fill(words.reference, { reference: appointment.reference })}
        </span>
      </div>
      {state === 'failed' && (
        <p className="fault-notice" role="alert">
          {words.failed}
        </p>
      )}
    </article>
  );
}
