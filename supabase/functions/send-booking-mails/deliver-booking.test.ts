import { describe, expect, test } from 'vitest';
import {
  officeMailKinds,
  visitorMailKinds,
  type ClaimedBooking,
  type StoredBooking,
} from '../_shared/database/claimed-booking.ts';
import { createDelivery } from '../_shared/fixtures/delivery.ts';
import { hostileTexts } from '../_shared/fixtures/hostile-texts.ts';
import { bookingFacts, claimedBooking, storedBooking } from '../_shared/fixtures/stored-booking.ts';
import { deliverBooking } from './deliver-booking.ts';

async function delivered(kind: ClaimedBooking['notification']['kind'], changes: Partial<StoredBooking> = {}) {
  const { delivery, mail, attached } = createDelivery();
  await deliverBooking(claimedBooking(kind, changes), { ...delivery, bookingFacts });
  return { mail: mail(), attached };
}

describe('office', () => {
  test.each(officeMailKinds)(
    'answers go to the visitor, and the photos to the folder of the booking: %s',
    async (kind) => {
      const { mail, attached } = await delivered(kind);
      const { id } = storedBooking();
      expect(mail).toMatchObject({ to: 'office@firm.example', replyTo: 'jan@example.org' });
      expect(mail.html).toContain(`https://backend.example/bookings/${id}/`);
      expect(mail.html).not.toContain('token=visitor');
      const path = expect.stringContaining(`bookings/${id}/`) as string;
      expect(attached).toEqual([[id, [path, path]]]);
    },
  );

  test('an address that is none gets no answers', async () => {
    const { mail } = await delivered('booking-office', { email: 'jan@example.org\r\nBcc: x@example.com' });
    expect(mail.replyTo).toBeUndefined();
    expect(mail.to).toBe('office@firm.example');
  });
});

describe.each(visitorMailKinds)('%s', (kind) => {
  test('goes to the visitor with a file for his calendar, and answers go to the firm', async () => {
    const { mail } = await delivered(kind);
    expect(mail).toMatchObject({
      to: 'jan@example.org',
      from: 'Firm <no-reply@firm.example>',
      replyTo: 'info@proef.example',
      headers: { 'Auto-Submitted': 'auto-generated' },
      attachments: [{ filename: '3F2A-91C4.ics' }],
    });
  });

  test.each(hostileTexts)('is not sent to what is no address: hostile text %#', async (text) => {
    for (const email of [text, `jan@example.org, ${text}`]) {
      await expect(delivered(kind, { email })).rejects.toMatchObject({ fault: 'refused' });
    }
  });

  test('is the same each time it is sent', async () => {
    expect(await delivered(kind)).toEqual(await delivered(kind));
  });
});
