import type { Meta, StoryObj } from '@storybook/react-vite';
import { appointment } from '@vakman/widgets/appointment/appointment.definition.ts';
import type { AppointmentProps } from '@vakman/widgets/appointment/appointment.props.ts';
import { expect, fireEvent, fn } from 'storybook/test';
import { seen, shadowView, widgetStory } from '../support/widget-story.tsx';
import {
  forOffice,
  linked,
  mornings,
  press,
  reason,
  refuses,
  token,
  wordsOf,
} from './appointment.examples.ts';
import { slotAt } from './facade-booking.visitor.ts';
import { connected } from './quote-form.visitor.ts';

const meta = {
  title: 'Widgets/Appointment/Office',
  ...widgetStory(appointment),
  beforeEach: () => connected(true),
} satisfies Meta<Partial<AppointmentProps>>;
export default meta;
type Story = StoryObj<Partial<AppointmentProps>>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const heading = ({ canvasElement }: Played, name: string) =>
  shadowView(canvasElement).getByRole('heading', { name });

const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });

/** Whoever booked can be called and mailed at once. */
export const Requested: Story = {
  args: linked(forOffice),
  async play(story) {
    const { messages } = wordsOf(story);
    await seen(() => heading(story, messages.status.office.requested.title));
    const view = shadowView(story.canvasElement);
    const phone = forOffice.contact?.phone ?? '';
    const call = view.getByRole('link', { name: phone });
    await expect(call).toHaveAttribute('href', `tel:${phone.replace(' ', '')}`);
    await expect(view.getByRole('button', { name: messages.confirm })).toBeVisible();
  },
};

/** One press; then the link is used. */
export const Confirmed: Story = {
  args: linked(forOffice),
  async play(story) {
    const { messages } = wordsOf(story);
    await press(story, messages.confirm);
    await seen(() => heading(story, messages.status.office.confirmed.title));
    await expect(story.args.backend?.confirm).toHaveBeenCalledWith({ token, sequence: forOffice.sequence });
    await expect(shadowView(story.canvasElement).queryByRole('button')).toBeNull();
  },
};

/** The visitor moved it after the office had opened its link. */
export const ChangedMeanwhile: Story = {
  args: linked(forOffice, {
    read: fn(async () => ({ ...forOffice, ...mornings[5], sequence: 1 })).mockResolvedValueOnce(forOffice),
    confirm: refuses('changed'),
  }),
  async play(story) {
    const { messages } = wordsOf(story);
    await press(story, messages.confirm);
    const view = shadowView(story.canvasElement);
    await seen(() => view.getByText(messages.troubles.changed));
    await expect(view.getByRole('button', { name: messages.confirm })).toBeVisible();
  },
};

export const Over: Story = {
  args: linked({ ...forOffice, ...slotAt(-2, 8) }),
  async play(story) {
    const { messages } = wordsOf(story);
    const view = shadowView(story.canvasElement);
    await seen(() => view.getByText(messages.troubles.over));
    await expect(view.queryByRole('button', { name: messages.confirm })).toBeNull();
  },
};

/** The link of the next mail: it rains, or the crew is ill. */
export const ConfirmedBefore: Story = {
  args: linked({ ...forOffice, status: 'confirmed' }),
  async play(story) {
    const { messages } = wordsOf(story);
    await seen(() => heading(story, messages.status.office.confirmed.title));
    const view = shadowView(story.canvasElement);
    await expect(view.queryByRole('button', { name: messages.confirm })).toBeNull();
    await expect(view.queryByRole('button', { name: messages.refuse.open })).toBeNull();
    // What the customer was told of is called off, and whoever does so reads what follows.
    await press(story, messages.callOff.open);
    await expect(view.getByText(messages.callOff.text)).toBeVisible();
    await expect(view.getByRole('button', { name: messages.callOff.confirm })).toBeVisible();
  },
};

export const Refused: Story = {
  args: linked(forOffice),
  async play(story) {
    const { messages } = wordsOf(story);
    await press(story, messages.refuse.open);
    const view = shadowView(story.canvasElement);
    await type(view.getByRole('textbox', { name: messages.refuse.reason }), reason);
    await press(story, messages.refuse.confirm);
    await seen(() => heading(story, messages.status.office.refused.title));
    await expect(story.args.backend?.refuse).toHaveBeenCalledWith(
      { token, sequence: forOffice.sequence },
      reason,
    );
  },
};

/** What was typed stays. */
export const NotRefused: Story = {
  args: linked(forOffice, { refuse: refuses('PT403') }),
  async play(story) {
    const { messages } = wordsOf(story);
    await press(story, messages.refuse.open);
    const view = shadowView(story.canvasElement);
    const box = () => view.getByRole('textbox', { name: messages.refuse.reason });
    await type(box(), reason);
    await press(story, messages.refuse.confirm);
    await seen(() => view.getByText(messages.troubles.forbidden, { exact: false }));
    await expect(box()).toHaveValue(reason);
  },
};

/** A second time, or by a colleague. */
export const Used: Story = {
  args: linked({ ...forOffice, status: 'confirmed', may_decide: false }),
  async play(story) {
    const { messages } = wordsOf(story);
    await seen(() => shadowView(story.canvasElement).getByText(messages.used));
    await expect(shadowView(story.canvasElement).queryByRole('button')).toBeNull();
  },
};

export const CalledOff: Story = {
  args: linked({ ...forOffice, status: 'cancelled', may_decide: false }),
  async play(story) {
    await seen(() => heading(story, wordsOf(story).messages.status.office.cancelled.title));
  },
};

export const Narrow: Story = { ...Requested, globals: { viewport: { value: 'w320' } } };

export const Dark: Story = { ...Requested, globals: { theme: 'dark' } };
