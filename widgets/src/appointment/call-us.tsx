import { facts } from '../../generated/facts.ts';
import type { AppointmentMessages } from './appointment.words.ts';

/** The way that is always open. */
export function CallUs({ messages }: { readonly messages: AppointmentMessages }) {
  const { phone } = facts.company;
  return (
    <>
      {messages.call}{' '}
      <a className="phone" href={phone.href}>
        {phone.display}
      </a>
    </>
  );
}
