import type { BookedPrice } from '@vakman/domain/booking/booking.answers';
import { quoteRequestReference } from '@vakman/domain/quote-request/quote-request.reference';
import type { ClientFile } from '@vakman/domain/request-handling/client-file.answers';
import type { HistoryWords } from './client-history.ts';
import { mailKindIn } from './mail-kind-in.ts';
import { visitStateIn } from './visit-state-in.ts';

const amountOf = (price: BookedPrice): string => {
  if (price.kind === 'measure') return '';
  return price.kind === 'fixed' ? String(price.price) : `${price.from}–${price.to}`;
};

const addressOf = ({
  street_address: street,
  postal_code: code,
}: Record<'street_address' | 'postal_code', string>) =>
  [street, code].filter((part) => part !== '').join(', ');

/** Everything of a client as a table with a head: what he sent and booked, and what the office wrote, the oldest first. */
export function clientTable(file: ClientFile, { clients, requests, dossier }: HistoryWords): string[][] {
  const { csv } = clients;
  const head = [csv.when, csv.what, csv.reference, csv.state, csv.address, csv.amount, csv.text];
  const rows = [
    ...file.requests.map((each) => [
      each.created_at,
      csv.request,
      quoteRequestReference(each.id),
      requests.states[each.handling.state],
      addressOf(each),
      String(each.handling.won_amount ?? ''),
      each.message,
    ]),
    ...file.bookings.map((each) => [
      each.starts_at,
      csv.booking,
      each.reference,
      dossier.appointments.status[each.status],
      addressOf(each),
      amountOf(each.price),
      '',
    ]),
    ...file.visits.map((each) => [
      each.starts_at,
      csv.visit,
      '',
      visitStateIn(clients, each.state),
      addressOf(each),
      '',
      each.weather_note ?? '',
    ]),
    ...file.mails.map(({ created_at: at, kind, state, subject, body }) => [
      at,
      csv.mail,
      '',
      requests.history[({ sent: 'mail', waiting: 'mailWaits' } as const)[state as 'sent'] ?? 'mailLost'],
      '',
      '',
      body === null ? mailKindIn(clients, kind) : `${subject ?? ''}\n${body}`,
    ]),
    ...file.notes.map(({ created_at: at, body }) => [at, csv.note, '', '', '', '', body]),
    ...file.tasks.map(({ created_at: at, title, done_at: done }) => [
      at,
      csv.task,
      '',
      done === null ? csv.open : csv.done,
      '',
      '',
      title,
    ]),
  ];
  return [head, ...rows.toSorted(([one], [other]) => Date.parse(one ?? '') - Date.parse(other ?? ''))];
}
