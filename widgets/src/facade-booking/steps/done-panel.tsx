import { fill } from '@vakman/domain/text/fill';
import { useState } from 'react';
import { facts } from '../../../generated/facts.ts';
import { appointmentPage } from '../../calendar/appointment-page.ts';
import { Icon } from '../../ui/icon.tsx';
import type { FacadeBookingProps } from '../facade-booking.props.ts';
import type { Booked } from '../facade-booking.state.ts';
import { formatDeadline, formatSlot } from '../facade-booking.format.ts';

interface DonePanelProps extends Pick<FacadeBookingProps, 'language' | 'words'> {
  readonly booked: Booked;
  /** Leads back to what was filled in, where the appointment stayed as it was. */
  readonly onReview: () => void;
  readonly onAnother: () => void;
}

/** The appointment as it was made, and what comes of it. */
export function DonePanel({ booked, language, words, onReview, onAnother }: DonePanelProps) {
  const { messages } = words;
  const { done } = messages;
  const [failed, setFailed] = useState(false);
  const { day, times } = formatSlot(booked, language);
  const [beforeReference, afterReference] = done.reference.split('{reference}');
  const addToCalendar = async () => {
    const { saveCalendarFile } = await import('../../calendar/save-calendar-file.ts');
    const { id, token, address } = booked;
    // Newly booked; the mails bring what becomes of it.
    const appointment = { ...booked, booking_id: id, sequence: 0, status: 'requested' } as const;
    saveCalendarFile({ appointment, token, address, language, words: messages.calendar });
  };
  return (
    <div className="done">
      <Icon name="check" />
      <h2 tabIndex={-1}>{done.title}</h2>
      <p className="appointment">
        <strong>{day}</strong>
        <br />
        {times}
      </p>
      <p className="reference">
        {beforeReference}
        <strong>{booked.reference}</strong>
        {afterReference}
      </p>
      {!booked.asSent && (
        <>
          <p className="trouble">
            {messages.troubles.alreadyBooked}{' '}
            <a href={facts.company.phone.href}>{facts.company.phone.display}</a>
          </p>
          <button className="link" type="button" onClick={onReview}>
            {done.review}
          </button>
        </>
      )}
      {booked.photosFailed && <p className="trouble">{done.photosFailed}</p>}
      <div className="actions">
        <button
          className="button"
          type="button"
          onClick={() => void addToCalendar().catch(() => setFailed(true))}
        >
          {done.calendar}
        </button>
        <a className="button" href={appointmentPage(language, booked.token)}>
          {done.manage}
        </a>
      </div>
      {failed && (
        <p className="trouble" role="alert">
          {done.calendarFailed}
        </p>
      )}
      <h3>{done.nextTitle}</h3>
      <ol className="next">
        {booked.email && <li>{fill(done.mail, { email: booked.email })}</li>}
        <li>{fill(done.confirm, formatDeadline(booked.confirmUntil, language))}</li>
        <li>{done.reminder}</li>
      </ol>
      <button className="link" type="button" onClick={onAnother}>
        {done.another}
      </button>
    </div>
  );
}
