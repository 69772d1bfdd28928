import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleContact } from '@vakman/domain/contact/contact.example.ts';
import { facadeBooking } from '@vakman/widgets/facade-booking/facade-booking.definition.ts';
import type { FacadeBookingProps } from '@vakman/widgets/facade-booking/facade-booking.props.ts';
import { expect, userEvent } from 'storybook/test';
import { seen, shadowRootOf, shadowView, widgetStory } from '../support/widget-story.tsx';
import {
  bookingBackend,
  goTo,
  messagesOf,
  next,
  reached,
  remembered,
  slotAt,
  withTime,
} from './facade-booking.visitor.ts';
import { connected } from './quote-form.visitor.ts';

const meta = {
  title: 'Widgets/Facade booking/Sending',
  ...widgetStory(facadeBooking),
  beforeEach() {
    remembered(withTime(slotAt(24, 8), 15));
    return connected(true);
  },
} satisfies Meta<Partial<FacadeBookingProps>>;
export default meta;
type Story = StoryObj<Partial<FacadeBookingProps>>;

const refused = (status: number) => Promise.reject(Object.assign(new Error('refused'), { status }));

/** While it is on its way nothing is booked twice. */
export const Booking: Story = {
  args: { backend: bookingBackend({ book: () => new Promise(() => {}) }) },
  async play(story) {
    await goTo(story, 'summary');
    await next(story);
    const button = await shadowView(story.canvasElement).findByRole('button', {
      name: messagesOf(story).submitting,
    });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The appointment, the calendar, the private link, and what happens next. */
export const Done: Story = {
  args: { backend: bookingBackend() },
  async play(story) {
    await goTo(story, 'summary');
    await next(story);
    const { done } = messagesOf(story);
    await reached(story, done.title);
    const view = shadowView(story.canvasElement);
    await expect(shadowRootOf(story.canvasElement).activeElement).toBe(
      view.getByRole('heading', { name: done.title }),
    );
    await expect(view.getByText(/^[0-9A-F]{4}-[0-9A-F]{4}$/)).toBeVisible();
    await expect(view.getByRole('button', { name: done.calendar })).toBeVisible();
    await expect(view.getByRole('link', { name: done.manage })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/afspraak#a{64}$/),
    );
    await expect(story.args.emit).toHaveBeenCalledWith('facade-booking-completed', {
      reference: expect.any(String) as string,
    });
  },
};

/** The answer to an earlier try was lost: the appointment stays as that one said, and what was changed since is kept. */
export const BookedBefore: Story = {
  args: {
    backend: bookingBackend({
      book: async (payload) => ({ ...(await bookingBackend().book(payload)), as_sent: false }),
    }),
  },
  async play(story) {
    await goTo(story, 'summary');
    await next(story);
    const { done, steps, troubles } = messagesOf(story);
    await reached(story, done.title);
    const view = shadowView(story.canvasElement);
    await expect(view.getByText(troubles.alreadyBooked, { exact: false })).toBeVisible();
    await userEvent.click(view.getByRole('button', { name: done.review }));
    await reached(story, steps.summary);
    await expect(view.getByText(exampleContact.email)).toBeVisible();
  },
};

/** The same where the e-mail address was changed: nothing of the appointment is told. */
export const BookedWithAnotherAddress: Story = {
  args: {
    backend: bookingBackend({
      book: () =>
        Promise.reject(
          Object.assign(new Error('booking violates the rule "facade_bookings_id"'), {
            status: 400,
            code: '23514',
          }),
        ),
    }),
  },
  async play(story) {
    await goTo(story, 'summary');
    await next(story);
    await seen(() => shadowView(story.canvasElement).getByRole('alert'));
    await expect(shadowView(story.canvasElement).getByRole('alert')).toHaveTextContent(
      messagesOf(story).troubles.alreadyBooked,
    );
  },
};

/** What was filled in stays, and so does the telephone number. */
export const Failed: Story = {
  args: { backend: bookingBackend({ book: () => refused(500) }) },
  async play(story) {
    await goTo(story, 'summary');
    await next(story);
    await seen(() => shadowView(story.canvasElement).getByRole('alert'));
    await expect(shadowView(story.canvasElement).getByRole('alert')).toHaveTextContent(
      messagesOf(story).troubles.failed,
    );
    await expect(story.args.emit).toHaveBeenCalledWith('facade-booking-failed', { code: 'failed' });
  },
};

/** One connection booked more than the database takes in an hour. */
export const TooManyRequests: Story = {
  args: { backend: bookingBackend({ book: () => refused(429) }) },
  async play(story) {
    await goTo(story, 'summary');
    await next(story);
    const text = messagesOf(story).troubles.tooManyRequests;
    await seen(() => shadowView(story.canvasElement).getByText(text, { exact: false }));
  },
};

/** Nothing is lost; the text goes when the connection is back. */
export const Offline: Story = {
  args: { backend: bookingBackend({ book: () => refused(0) }) },
  async play(story) {
    await goTo(story, 'summary');
    connected(false);
    await next(story);
    await seen(() => shadowView(story.canvasElement).getByText(messagesOf(story).troubles.offline));
  },
};

/** The longest words, on the narrowest screen. */
export const GermanDone: Story = {
  ...Done,
  globals: { language: 'de', viewport: { value: 'w320' } },
  async play(story) {
    await Done.play?.(story);
    const { scrollWidth, clientWidth } = story.canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** The canal by night. */
export const DarkDone: Story = { ...Done, globals: { theme: 'dark' } };
