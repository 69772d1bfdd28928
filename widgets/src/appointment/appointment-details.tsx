import type { Appointment } from '@vakman/domain/booking/booking.answers';
import type { ReactNode } from 'react';
import { formatPrice } from './appointment.format.ts';
import { isLive } from './appointment.state.ts';
import type { AppointmentStepProps } from './appointment-view.tsx';

/** What was booked, and for the office who booked it; what is called off costs nothing. */
export function AppointmentDetails({ shown, language, words }: AppointmentStepProps) {
  const { appointment } = shown;
  const { messages, booking } = words;
  const { choices } = booking;
  const { labels } = messages;
  const price = formatPrice(appointment.price, language, messages);
  const label = (names: Readonly<Record<string, string>>, value: string) => names[value] ?? value;
  return (
    <dl>
      <Row label={labels.reference}>{appointment.reference}</Row>
      <Row label={labels.work}>{messages.work[appointment.impregnation ? 'yes' : 'no']}</Row>
      <Row label={labels.size}>{choices.square_meters[appointment.square_meters]}</Row>
      <Row label={labels.material}>{label(choices.material, appointment.material)}</Row>
      <Row label={labels.height}>{label(choices.height, appointment.height)}</Row>
      <Row label={labels.access}>{label(choices.access, appointment.access)}</Row>
      {isLive(appointment) && (
        <Row label={labels.price}>
          {price.amount}
          {appointment.role === 'visitor' && <span className="hint">{price.note}</span>}
        </Row>
      )}
      {appointment.contact && <Contact contact={appointment.contact} labels={labels} />}
    </dl>
  );
}

interface ContactProps {
  readonly contact: NonNullable<Appointment['contact']>;
  readonly labels: AppointmentStepProps['words']['messages']['labels'];
}

function Contact({ contact, labels }: ContactProps) {
  const { name, phone, email, street_address, postal_code, remarks, photos } = contact;
  return (
    <>
      <Row label={labels.name}>
        <bdi>{name}</bdi>
      </Row>
      <Row label={labels.phone}>
        <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
      </Row>
      <Row label={labels.email}>
        <a href={`mailto:${email}`}>{email}</a>
      </Row>
      <Row label={labels.address}>
        <bdi>{`${street_address}, ${postal_code}`}</bdi>
      </Row>
      {remarks && (
        <Row label={labels.remarks}>
          <span className="remarks" dir="auto">
            {remarks}
          </span>
        </Row>
      )}
      {photos > 0 && <Row label={labels.photos}>{photos}</Row>}
    </>
  );
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
