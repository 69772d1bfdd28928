import { appointmentLink } from '@vakman/domain/booking/booking.link.ts';
import type { Appointment } from '@vakman/domain/booking/booking.answers.ts';
import { calendarFile } from '@vakman/domain/calendar-file.ts';
import { storable } from '@vakman/domain/text/text.ts';
import { firstValue } from '../../_shared/form/sent-values.ts';
import { htmlResponse } from '../../_shared/page/html-response.ts';
import { pageAddress } from '../../_shared/page/page-address.ts';
import { translateFacadeBooking } from '../../_shared/translations/facade-booking-messages.ts';
import { messagePage } from '../page/message-page.ts';
import { troubleStatus } from '../page/trouble.ts';
import { answered, type Turn } from '../turn.ts';

function fileText(
  appointment: Appointment,
  token: string,
  { submission, facts, siteUrl, now }: Turn,
): string {
  const { booking_id, reference, sequence, status, starts_at, ends_at } = appointment;
  const { name, email } = facts.company;
  const t = translateFacadeBooking(submission.language);
  const url = appointmentLink(pageAddress(siteUrl, 'appointment', submission.language), token);
  return calendarFile({
    bookingId: booking_id,
    sequence,
    status,
    startsAt: starts_at,
    endsAt: ends_at,
    stampedAt: now.toISOString(),
    summary: t('calendar.title', { company: name }),
    description: `${t('calendar.text', { reference })} ${url}`,
    location: '',
    url,
    organizer: { name, email },
  });
}

/** The appointment of a private link, for the visitor's calendar. */
export async function answerCalendar(turn: Turn): Promise<Response> {
  const token = storable(firstValue(turn.form, 'token'));
  const appointment = await answered(turn, 'appointment not read', () =>
    turn.dependencies.bookings.appointment(token),
  );
  if (!appointment) {
    const trouble = appointment === null ? 'no appointment' : 'calendar failed';
    return htmlResponse(messagePage(trouble, turn.submission.language, turn), troubleStatus[trouble]);
  }
  return new Response(fileText(appointment, token, turn), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${appointment.reference}.ics"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
