import { exampleChoices } from '@vakman/domain/booking/booking.example';
import { exampleContact } from '@vakman/domain/contact/contact.example';
import type { BookingPayload } from '@vakman/domain/booking/booking.payload';
import { expect, test, vi } from 'vitest';
import { trustingPhotoStore } from '../../form/photos/photo-store.fixture.ts';
import { emptyValues } from '../facade-booking.fields.ts';
import { sendBooking, type BookingTools } from './send-booking.ts';

const values = {
  ...emptyValues,
  ...exampleChoices,
  ...exampleContact,
  name: ` ${exampleContact.name} `,
  id: '3f2a91c4-0000-4000-8000-000000000000',
  starts_at: '2099-12-17T08:00:00Z',
  ends_at: '2099-12-17T12:00:00Z',
};
const request = { values, language: 'nl', source: 'klusgids' } as const;
const answer = {
  booked: true,
  as_sent: true,
  token: 'f'.repeat(64),
  reference: '3F2A-91C4',
  confirm_until: '2026-11-24T13:05:00+00:00',
  starts_at: values.starts_at,
  ends_at: values.ends_at,
} as const;
const refusal = (code: string, message = 'refused') => Object.assign(new Error(message), { code });

function toolsWith(changes: Partial<BookingTools['backend']> = {}) {
  const payloads: BookingPayload[] = [];
  const tools = {
    photos: trustingPhotoStore(),
    backend: {
      uploadPhoto: vi.fn(async () => 'link'),
      book: vi.fn(async (payload: BookingPayload) => {
        payloads.push(payload);
        return answer;
      }),
      notify: vi.fn(async () => {}),
      ...changes,
    },
  };
  return { tools, payloads };
}

test('photos are uploaded, then it is booked, then the mails are called for', async () => {
  const { tools, payloads } = toolsWith();
  await tools.photos.add([new File(['a'], 'a.jpg')]);
  const outcome = await sendBooking(request, tools);
  expect(payloads).toEqual([
    {
      id: values.id,
      starts_at: values.starts_at,
      ...exampleChoices,
      ...exampleContact,
      impregnation: true,
      remarks: '',
      language: 'nl',
      source: 'klusgids',
      photos: ['link'],
      early_start: false,
    },
  ]);
  expect(outcome).toMatchObject({
    kind: 'booked',
    booked: {
      id: values.id,
      reference: '3F2A-91C4',
      asSent: true,
      address: 'Havenstraat 7, 1354ab',
      photosFailed: false,
    },
  });
  expect(tools.backend.notify).toHaveBeenCalledExactlyOnceWith(values.id);
});

test('a failed photo or call for the mails is no failure', async () => {
  const { tools } = toolsWith({
    uploadPhoto: () => Promise.reject(refusal('')),
    notify: () => Promise.reject(refusal('')),
  });
  await tools.photos.add([new File(['a'], 'a.jpg')]);
  expect(await sendBooking(request, tools)).toMatchObject({ kind: 'booked', booked: { photosFailed: true } });
});

test('an appointment that stands as an earlier try said it is told without the address of this one', async () => {
  const { tools } = toolsWith({ book: async () => ({ ...answer, as_sent: false }) });
  const edited = { ...values, street_address: 'Nieuwstraat 99' };
  expect(await sendBooking({ ...request, values: edited }, tools)).toMatchObject({
    kind: 'booked',
    booked: { asSent: false, address: '', email: '', starts_at: values.starts_at },
  });
});

test('photos that the backend has no more are uploaded again, once', async () => {
  const gone = refusal('23514', 'booking violates the rule "facade_bookings_photos"');
  const book = vi.fn().mockRejectedValueOnce(gone).mockResolvedValueOnce(answer);
  const { tools } = toolsWith({ book });
  await tools.photos.add([new File(['a'], 'a.jpg')]);
  expect(await sendBooking(request, tools)).toMatchObject({
    kind: 'booked',
    booked: { photosFailed: false },
  });
  expect(tools.backend.uploadPhoto).toHaveBeenCalledTimes(2);
  book.mockRejectedValue(gone);
  expect(await sendBooking(request, tools)).toEqual({ kind: 'refused', trouble: 'failed', isSpent: false });
  expect(book).toHaveBeenCalledTimes(4);
});

test('what the form knows to be wrong is not sent', async () => {
  const { tools } = toolsWith();
  const soon = new Date(Date.now() + 86_400_000).toISOString();
  const wrong = { ...values, name: 'J', postal_code: '9999 XX', starts_at: soon };
  expect(await sendBooking({ ...request, values: wrong }, tools)).toEqual({
    kind: 'wrong',
    errors: {
      name: 'name.tooShort',
      postal_code: 'postal_code.outside',
      early_start: 'early_start.required',
    },
  });
  expect(tools.backend.book).not.toHaveBeenCalled();
});

test('a lost race is answered with other times', async () => {
  const alternatives = [{ starts_at: values.starts_at, ends_at: values.ends_at }];
  const { tools } = toolsWith({ book: async () => ({ booked: false, alternatives }) });
  expect(await sendBooking(request, tools)).toEqual({ kind: 'lost', alternatives });
  expect(tools.backend.notify).not.toHaveBeenCalled();
});

test.each([
  [refusal('PT429'), { kind: 'refused', trouble: 'tooManyRequests', isSpent: false }],
  [refusal('XX000'), { kind: 'refused', trouble: 'failed', isSpent: false }],
  [refusal('PT409'), { kind: 'refused', trouble: 'failed', isSpent: true }],
  [refusal('23514'), { kind: 'refused', trouble: 'failed', isSpent: false }],
  [
    refusal('23514', 'booking violates the rule "facade_bookings_id"'),
    { kind: 'refused', trouble: 'alreadyBooked', isSpent: false },
  ],
  [
    refusal('23514', 'violates check constraint "facade_bookings_postal_code_served"'),
    { kind: 'wrong', errors: { postal_code: 'postal_code.outside' } },
  ],
  [
    refusal('23514', 'violates check constraint "facade_bookings_early_start"'),
    { kind: 'wrong', errors: { early_start: 'early_start.required' } },
  ],
])('%o is told to the visitor', async (error, outcome) => {
  const { tools } = toolsWith({ book: vi.fn().mockRejectedValue(error) });
  expect(await sendBooking(request, tools)).toEqual(outcome);
});
