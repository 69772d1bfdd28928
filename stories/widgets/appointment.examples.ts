import type { StoryContext } from '@storybook/react-vite';
import type { Appointment, Slot } from '@vakman/domain/booking/booking.answers';
import { exampleAppointment } from '@vakman/domain/booking/booking.example';
import type { AppointmentProps } from '@vakman/widgets/appointment/appointment.props.ts';
import type { AppointmentWords } from '@vakman/widgets/appointment/appointment.words.ts';
import type { AppointmentBackend } from '@vakman/widgets/appointment/appointment.backend.ts';
import { fn, userEvent } from 'storybook/test';
import { seen, shadowView } from '../support/widget-story.tsx';
import { slotAt } from './facade-booking.visitor.ts';

/** As one comes in a mail. */
export const token = 'a'.repeat(64);

const appointmentAt = slotAt(8, 8);

/** Booked and not confirmed yet, with all ways open. */
export const requested: Appointment = {
  ...exampleAppointment,
  ...appointmentAt,
  change_until: slotAt(6, 8).starts_at,
  withdraw_until: slotAt(15, -1).starts_at,
};

/** The same, as the office sees it. */
export const forOffice: Appointment = {
  ...requested,
  role: 'office',
  contact: {
    name: 'Jo de Vries',
    email: 'jo@example.test',
    phone: '06 12345678',
    street_address: 'Stationsplein 1',
    postal_code: '1315 KT',
    remarks: 'De auto kan naar de overkant.\nBel even aan bij nummer 3.',
    photos: 2,
  },
  change_until: null,
  withdraw_until: null,
  may_decide: true,
};

/** Booked without a request for an early start, and not confirmed in time. */
export const unasked: Appointment = {
  ...requested,
  early_start: false,
  early_start_until: slotAt(16, -1).starts_at,
  lacks_early_start: true,
};

/** What the office writes when it refuses. */
export const reason = 'De hoogwerker is stuk.';

/** Mornings of the coming weeks, without Sundays. */
export const mornings: readonly Slot[] = Array.from({ length: 24 }, (_, index) => 3 + index)
  .flatMap((days) => [7, 8, 9, 10, 11].slice(days % 3).map((hours) => slotAt(days, hours)))
  .filter(({ starts_at }) => new Date(starts_at).getUTCDay() !== 0);

/** An answer that is an error of the database. */
export function refuses(code: string): () => Promise<never> {
  return () => Promise.reject(Object.assign(new Error('refused'), { code, status: 400 }));
}

/** A backend that knows one appointment and does what it is told, but for what a story changes. */
export function appointmentBackend(
  appointment: Appointment | null,
  changes: Partial<AppointmentBackend> = {},
): AppointmentBackend {
  const become = (change: Partial<Appointment>): Appointment => ({
    ...(appointment ?? requested),
    may_decide: false,
    ...change,
  });
  const over = { change_until: null, withdraw_until: null };
  return {
    read: fn(async () => appointment),
    move: fn(async (_seen, { startsAt: starts_at }) => {
      const ends_at = new Date(Date.parse(starts_at) + 14_400_000).toISOString();
      return { moved: true as const, appointment: become({ starts_at, ends_at }) };
    }),
    ask: fn(async () => become({ early_start: true, early_start_until: null, lacks_early_start: false })),
    cancel: fn(async () => become({ status: 'cancelled', ...over })),
    withdraw: fn(async () =>
      become({ status: 'withdrawn', withdrawn_at: new Date().toISOString(), ...over }),
    ),
    confirm: fn(async () => become({ status: 'confirmed' })),
    refuse: fn(async () => become({ status: 'refused' })),
    availableSlots: fn(async ({ fromDay }) => (fromDay === undefined ? mornings : [])),
    notify: fn(async () => {}),
    ...changes,
  };
}

/** Props of a link that leads to an appointment. */
export function linked(
  appointment: Appointment | null,
  changes: Partial<AppointmentBackend> = {},
): Partial<AppointmentProps> {
  return { token, backend: appointmentBackend(appointment, changes) };
}

type Told = Pick<StoryContext, 'canvasElement' | 'loaded'>;

/** The words that the appointment of a story shows. */
export function wordsOf({ loaded }: Pick<StoryContext, 'loaded'>): AppointmentWords {
  return loaded['words'] as AppointmentWords;
}

/** Waits until a button is there, and presses it. */
export async function press(story: Told, name: string | RegExp): Promise<void> {
  const view = shadowView(story.canvasElement);
  await seen(() => view.getByRole('button', { name }));
  await userEvent.click(view.getByRole('button', { name }));
}

/** Opens the choice of another time, and takes the first free one. */
export async function chooseTime(story: Told): Promise<void> {
  const { messages, slots } = wordsOf(story);
  const view = shadowView(story.canvasElement);
  await press(story, messages.move.open);
  await seen(() => view.getByText(messages.move.title));
  const opening = slots.times.split('{day}')[0] ?? '';
  const times = await view.findByRole('radiogroup', {
    name: (name) => name.startsWith(opening) && name !== slots.days,
  });
  const [first] = times.querySelectorAll('input');
  if (first) await userEvent.click(first);
}
