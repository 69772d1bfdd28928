import type { StoryContext } from '@storybook/react-vite';
import { exampleChoices } from '@vakman/domain/booking/booking.example';
import { exampleContact } from '@vakman/domain/contact/contact.example';
import type { Slot } from '@vakman/domain/booking/booking.answers';
import { bookingDraftKey } from '@vakman/domain/stored-items/stored-keys';
import { emptyValues, type BookingValues } from '@vakman/widgets/facade-booking/facade-booking.fields.ts';
import { steps, type Step } from '@vakman/widgets/facade-booking/facade-booking.state.ts';
import type {
  FacadeBookingMessages,
  FacadeBookingWords,
} from '@vakman/widgets/facade-booking/facade-booking.words.ts';
import type { FacadeBookingBackend } from '@vakman/widgets/facade-booking/facade-booking.backend.ts';
import { formatDraft } from '@vakman/widgets/form/draft/draft.ts';
import { bookingFacts } from '@vakman/widgets/generated/booking-facts.ts';
import { fn, userEvent } from 'storybook/test';
import { seen, shadowRootOf, shadowView } from '../support/widget-story.tsx';

/** All that a visitor chooses and fills in, but for the time. */
export const filledIn: Partial<BookingValues> = {
  ...exampleChoices,
  ...exampleContact,
  remarks: 'De auto kan naar de overkant.',
};

const hour = 3_600_000;
const day = 24 * hour;

/** A time at so many hours of UTC, some days from now, for a visit of four hours. */
export function slotAt(days: number, hours: number): Slot {
  const start = Math.floor(Date.now() / day) * day + days * day + hours * hour;
  return { starts_at: new Date(start).toISOString(), ends_at: new Date(start + 4 * hour).toISOString() };
}

/** Mornings and afternoons of the next weeks; Sundays are free of work. */
function freeSlots(size: keyof typeof bookingFacts.rules.visitMinutes): Slot[] {
  const minutes = bookingFacts.rules.visitMinutes[size] ?? 0;
  return Array.from({ length: 24 }, (_, index) => 3 + index).flatMap((days) =>
    [7, 8, 9, 10, 11].flatMap((hours) => {
      const { starts_at } = slotAt(days, hours);
      if (new Date(starts_at).getUTCDay() === 0 || (days + hours) % 3 === 0) return [];
      return [{ starts_at, ends_at: new Date(Date.parse(starts_at) + minutes * 60_000).toISOString() }];
    }),
  );
}

/** A backend that has times and takes everything, but for what a story changes. */
export function bookingBackend(changes: Partial<FacadeBookingBackend> = {}): FacadeBookingBackend {
  return {
    availableSlots: fn(async ({ size, fromDay }) => (fromDay === undefined ? freeSlots(size) : [])),
    holdSlot: fn(async () => ({ held: true as const, expires_at: '' })),
    releaseSlot: fn(async () => {}),
    book: fn(async ({ id, starts_at }) => ({
      booked: true as const,
      as_sent: true,
      token: 'a'.repeat(64),
      reference: `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase(),
      confirm_until: new Date(Date.now() + day).toISOString(),
      starts_at,
      ends_at: new Date(Date.parse(starts_at) + 4 * hour).toISOString(),
    })),
    notify: fn(async () => {}),
    uploadPhoto: fn(async () => 'https://example.test/photo'),
    ...changes,
  };
}

/** As if the visitor had been here before and filled in so much. */
export function remembered(values: Partial<BookingValues> = filledIn): void {
  localStorage.setItem(bookingDraftKey, formatDraft({ ...emptyValues, ...values }, Date.now()) ?? '');
}

/** With a time that is held for some minutes. */
export const withTime = (slot: Slot, minutes: number): Partial<BookingValues> => ({
  ...filledIn,
  ...slot,
  slot_size: exampleChoices.square_meters,
  id: crypto.randomUUID(),
  held_until: String(Date.now() + minutes * 60_000),
});

type Story = Pick<StoryContext, 'canvasElement' | 'loaded'>;

/** The words that the booking of a story shows. */
export function messagesOf({ loaded }: Pick<StoryContext, 'loaded'>): FacadeBookingMessages {
  return (loaded['words'] as FacadeBookingWords).messages;
}

/** Waits for the heading of a step, which has the focus then. */
export function reached(story: Story, title: string): Promise<void> {
  return seen(() =>
    shadowView(story.canvasElement).getByRole('heading', { name: new RegExp(`${escaped(title)}$`) }),
  );
}

const escaped = (text: string) => text.replaceAll(/[?.()]/g, String.raw`\$&`);

/** Goes on from a step that is filled in. */
export async function next(story: Story): Promise<void> {
  await userEvent.click(shadowRootOf(story.canvasElement).querySelector('button[type=submit]') as Element);
}

/** Goes from the first step, which is filled in, to a later one. */
export async function goTo(story: Story, step: Step): Promise<void> {
  const { steps: titles } = messagesOf(story);
  for (const passed of steps.slice(1, steps.indexOf(step) + 1)) {
    await next(story);
    await reached(story, titles[passed]);
  }
}

/** Chooses the first free time that is shown. */
export async function chooseTime(story: Story): Promise<void> {
  const times = () =>
    shadowRootOf(story.canvasElement).querySelector<HTMLElement>('.slot-time input') as HTMLElement;
  await seen(() => times().parentElement as HTMLElement);
  await userEvent.click(times());
}
