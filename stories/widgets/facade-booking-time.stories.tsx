import type { Meta, StoryObj } from '@storybook/react-vite';
import { facadeBooking } from '@vakman/widgets/facade-booking/facade-booking.definition.ts';
import type { FacadeBookingProps } from '@vakman/widgets/facade-booking/facade-booking.props.ts';
import { expect, userEvent } from 'storybook/test';
import { seen, shadowRootOf, shadowView, widgetStory } from '../support/widget-story.tsx';
import {
  bookingBackend,
  chooseTime,
  goTo,
  messagesOf,
  next,
  reached,
  remembered,
  slotAt,
  withTime,
} from './facade-booking.visitor.ts';

const meta = {
  title: 'Widgets/Facade booking/Time',
  ...widgetStory(facadeBooking),
  beforeEach: () => remembered(),
} satisfies Meta<Partial<FacadeBookingProps>>;
export default meta;
type Story = StoryObj<Partial<FacadeBookingProps>>;

/** The first free days. */
export const Free: Story = {
  args: { backend: bookingBackend() },
  async play(story) {
    await goTo(story, 'when');
    await seen(() => shadowRootOf(story.canvasElement).querySelector('.slot-time:has(input)') as HTMLElement);
  },
};

/** The times are on their way; nothing moves when they are there. */
export const Loading: Story = {
  args: { backend: bookingBackend({ availableSlots: () => new Promise(() => {}) }) },
  async play(story) {
    await goTo(story, 'when');
    await expect(shadowView(story.canvasElement).getByRole('group')).toHaveAttribute('aria-busy', 'true');
  },
};

/** Nothing is free as far as can be booked. */
export const NothingFree: Story = {
  args: { backend: bookingBackend({ availableSlots: async () => [] }) },
  async play(story) {
    await goTo(story, 'when');
    await seen(() => shadowView(story.canvasElement).getByRole('link'));
  },
};

/** The times did not arrive. */
export const NotArrived: Story = {
  args: { backend: bookingBackend({ availableSlots: () => Promise.reject(new Error('refused')) }) },
  async play(story) {
    await goTo(story, 'when');
    await seen(() => shadowView(story.canvasElement).getByRole('alert'));
  },
};

/** Nothing chosen. */
export const NothingChosen: Story = {
  args: { backend: bookingBackend() },
  async play(story) {
    await goTo(story, 'when');
    await next(story);
    const view = shadowView(story.canvasElement);
    await seen(() => view.getByRole('link', { name: messagesOf(story).errors.slot.required }));
  },
};

/** A chosen time is held for some minutes. */
export const Held: Story = {
  args: { backend: bookingBackend() },
  async play(story) {
    await goTo(story, 'when');
    await chooseTime(story);
    const [before = ''] = messagesOf(story).hold.held.split('{minutes}');
    await seen(
      () => shadowView(story.canvasElement).getAllByText(new RegExp(before.trim()))[0] as HTMLElement,
    );
    await expect(story.args.backend?.holdSlot).toHaveBeenCalledOnce();
  },
};

/** Near the end the visitor may keep it longer. */
export const SoonOver: Story = {
  args: { backend: bookingBackend() },
  beforeEach: () => remembered(withTime(slotAt(24, 8), 4)),
  async play(story) {
    await goTo(story, 'contact');
    const view = shadowView(story.canvasElement);
    const { longer } = messagesOf(story).hold;
    await userEvent.click(view.getByRole('button', { name: longer }));
    await seen(() => view.getByRole('form'));
    await expect(await view.findByRole('button', { name: messagesOf(story).next })).toBeEnabled();
  },
};

/** The minutes are over; the time can be asked for again. */
export const Expired: Story = {
  args: { backend: bookingBackend() },
  beforeEach: () => remembered(withTime(slotAt(24, 8), -1)),
  async play(story) {
    await goTo(story, 'when');
    const view = shadowView(story.canvasElement);
    const { expired, again } = messagesOf(story).hold;
    await expect(view.getByText(expired)).toBeVisible();
    await expect(view.getByRole('button', { name: again })).toBeVisible();
  },
};

/** The backend could not hold it; the visitor may go on. */
export const NotHeld: Story = {
  args: { backend: bookingBackend({ holdSlot: () => Promise.reject(new Error('refused')) }) },
  async play(story) {
    await goTo(story, 'when');
    await chooseTime(story);
    await seen(() => shadowView(story.canvasElement).getByText(messagesOf(story).hold.unheld));
  },
};

/** Somebody else was faster: the nearest free times, and everything typed is kept. */
export const Lost: Story = {
  args: {
    backend: bookingBackend({
      book: async () => ({ booked: false, alternatives: [slotAt(24, 9), slotAt(25, 8), slotAt(26, 8)] }),
    }),
  },
  beforeEach: () => remembered(withTime(slotAt(24, 8), 15)),
  async play(story) {
    await goTo(story, 'summary');
    await next(story);
    await reached(story, messagesOf(story).steps.when);
    await expect(shadowView(story.canvasElement).getByText(messagesOf(story).hold.lost)).toBeVisible();
  },
};

/** Chinese, on a phone. */
export const ChineseOnPhone: Story = { ...Held, globals: { language: 'zh', viewport: { value: 'w375' } } };

/** The canal by night. */
export const Dark: Story = { ...Lost, globals: { theme: 'dark' } };
