import type { Meta, StoryObj } from '@storybook/react-vite';
import { facadeBooking } from '@vakman/widgets/facade-booking/facade-booking.definition.ts';
import type { FacadeBookingProps } from '@vakman/widgets/facade-booking/facade-booking.props.ts';
import { expect, userEvent } from 'storybook/test';
import { seen, shadowRootOf, shadowView, widgetStory } from '../support/widget-story.tsx';
import {
  bookingBackend,
  filledIn,
  goTo,
  messagesOf,
  next,
  remembered,
  slotAt,
  withTime,
} from './facade-booking.visitor.ts';

const meta = {
  title: 'Widgets/Facade booking',
  ...widgetStory(facadeBooking),
} satisfies Meta<Partial<FacadeBookingProps>>;
export default meta;
type Story = StoryObj<Partial<FacadeBookingProps>>;

const backend = bookingBackend();

/** As a visitor meets it. */
export const What: Story = {
  args: { backend },
  async play(story) {
    const view = shadowView(story.canvasElement);
    const { title, steps, next: label } = messagesOf(story);
    await expect(view.getByRole('form', { name: title })).toBeVisible();
    await expect(view.getByRole('heading', { name: new RegExp(steps.what.replace('?', '')) })).toBeVisible();
    await expect(view.getByRole('button', { name: label })).toBeEnabled();
    await expect(view.getAllByRole('radio')).toHaveLength(5);
  },
};

/** Where the page says above the booking what it is for. */
export const WithoutTitle: Story = {
  args: { backend, hideTitle: true },
  async play(story) {
    await expect(shadowView(story.canvasElement).queryByText(messagesOf(story).introduction)).toBeNull();
  },
};

/** What was chosen at an earlier visit is back; it can be thrown away. */
export const RestoredDraft: Story = {
  args: { backend },
  beforeEach: () => remembered(),
  async play(story) {
    const view = shadowView(story.canvasElement);
    const { fields, draft } = messagesOf(story);
    await seen(() => view.getByText(draft.restored));
    await expect(view.getByRole('combobox', { name: fields.material.label })).toHaveValue('brick');
  },
};

/** Nothing chosen: a summary in the order of the step, each line a link to its field. */
export const Errors: Story = {
  args: { backend },
  async play(story) {
    const view = shadowView(story.canvasElement);
    await next(story);
    const summary = await view.findByRole('alert');
    await expect(shadowRootOf(story.canvasElement).activeElement).toBe(summary);
    await expect(summary.querySelectorAll('a')).toHaveLength(6);
    await userEvent.click(view.getByRole('link', { name: messagesOf(story).errors.access.required }));
    await expect(shadowRootOf(story.canvasElement).activeElement?.id).toBe('access');
  },
};

/** More than a day's work: the way to the quote form, with what was typed. */
export const TooLarge: Story = {
  args: { backend },
  beforeEach: () => remembered({ ...filledIn, square_meters: '200-500' }),
  async play(story) {
    const view = shadowView(story.canvasElement);
    const { tooLarge } = messagesOf(story);
    await seen(() => view.getByText(tooLarge.text));
    await expect(view.getByRole('link', { name: tooLarge.link })).toBeVisible();
  },
};

/** What the package describes has one price. */
export const FixedPrice: Story = {
  args: { backend },
  beforeEach: () => remembered(),
  async play(story) {
    await goTo(story, 'price');
    const view = shadowView(story.canvasElement);
    await expect(view.getByText(messagesOf(story).price.fixedText)).toBeVisible();
    await expect(shadowRootOf(story.canvasElement).activeElement).toBe(view.getByRole('heading'));
  },
};

/** All others have a range, and what it depends on. */
export const PriceRange: Story = {
  args: { backend },
  beforeEach: () => remembered({ ...filledIn, material: 'plaster' }),
  async play(story) {
    await goTo(story, 'price');
    await expect(shadowView(story.canvasElement).getByText(messagesOf(story).price.rangeText)).toBeVisible();
  },
};

/** Who does not know the size gets a visit that measures. */
export const MeasuringFirst: Story = {
  args: { backend },
  beforeEach: () => remembered({ ...filledIn, square_meters: 'unknown' }),
  async play(story) {
    await goTo(story, 'price');
    await expect(
      shadowView(story.canvasElement).getByText(messagesOf(story).price.measureText),
    ).toBeVisible();
  },
};

/** Who, and where the facade is; the chosen time goes on being held. */
export const Contact: Story = {
  args: { backend },
  beforeEach: () => remembered({ ...withTime(slotAt(24, 8), 15), name: '', email: '', phone: '' }),
  async play(story) {
    await goTo(story, 'contact');
    const view = shadowView(story.canvasElement);
    await expect(view.getAllByRole('textbox')).toHaveLength(6);
    await expect(view.queryByRole('checkbox')).toBeNull();
  },
};

/** Sent without a name; and the date is so near that the law asks for a tick. */
export const ContactErrors: Story = {
  args: { backend },
  beforeEach: () => remembered({ ...withTime(slotAt(6, 8), 15), name: '' }),
  async play(story) {
    await goTo(story, 'contact');
    await next(story);
    const view = shadowView(story.canvasElement);
    const { errors } = messagesOf(story);
    await seen(() => view.getByRole('link', { name: errors.name.tooShort }));
    await userEvent.click(view.getByRole('link', { name: errors.early_start.required }));
    await userEvent.click(view.getByRole('checkbox'));
    await expect(view.queryByRole('link', { name: errors.early_start.required })).toBeNull();
  },
};

/** Beyond the towns that are served: the way to the quote form, with what was typed. */
export const OutsideTheArea: Story = {
  args: { backend },
  beforeEach: () => remembered({ ...filledIn, postal_code: '9999 XX' }),
  async play(story) {
    const view = shadowView(story.canvasElement);
    const { outside, errors } = messagesOf(story);
    await seen(() => view.getByText(outside.text));
    await next(story);
    await seen(() => view.getByRole('link', { name: errors.postal_code.outside }));
  },
};

/** A last look, with a way to change each part. */
export const Summary: Story = {
  args: { backend },
  beforeEach: () => remembered(withTime(slotAt(24, 8), 15)),
  async play(story) {
    await goTo(story, 'summary');
    const view = shadowView(story.canvasElement);
    const { summary, submit } = messagesOf(story);
    await expect(view.getAllByRole('button', { name: new RegExp(`^${summary.change}`) })).toHaveLength(4);
    await expect(view.getByRole('button', { name: submit.fixed })).toBeVisible();
  },
};

/** Without a fixed price nothing is owed yet, and the button says so. */
export const SummaryWithoutPrice: Story = {
  args: { backend },
  beforeEach: () => remembered({ ...withTime(slotAt(24, 8), 15), impregnation: 'no' }),
  async play(story) {
    await goTo(story, 'summary');
    const view = shadowView(story.canvasElement);
    const { summary, submit } = messagesOf(story);
    await expect(view.getByRole('button', { name: submit.free })).toBeVisible();
    await expect(view.getByText(summary.nothingOwed)).toBeVisible();
  },
};

/** The longest words, on the narrowest screen. */
export const German: Story = {
  ...Summary,
  globals: { language: 'de', viewport: { value: 'w320' } },
  async play(story) {
    await Summary.play?.(story);
    const { scrollWidth, clientWidth } = story.canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** Chinese comes in the fonts of the system. */
export const Chinese: Story = { ...Summary, globals: { language: 'zh' } };

/** The canal by night. */
export const Dark: Story = { ...ContactErrors, globals: { theme: 'dark' } };
