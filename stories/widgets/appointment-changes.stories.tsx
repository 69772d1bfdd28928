import type { Meta, StoryObj } from '@storybook/react-vite';
import { appointment } from '@vakman/widgets/appointment/appointment.definition.ts';
import type { AppointmentProps } from '@vakman/widgets/appointment/appointment.props.ts';
import { expect, fn } from 'storybook/test';
import { seen, shadowRootOf, shadowView, widgetStory } from '../support/widget-story.tsx';
import {
  chooseTime,
  linked,
  mornings,
  press,
  refuses,
  requested,
  token,
  wordsOf,
} from './appointment.examples.ts';
import { connected } from './quote-form.visitor.ts';

const meta = {
  title: 'Widgets/Appointment/Changing',
  ...widgetStory(appointment),
  beforeEach: () => connected(true),
} satisfies Meta<Partial<AppointmentProps>>;
export default meta;
type Story = StoryObj<Partial<AppointmentProps>>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const focused = ({ canvasElement }: Played) => shadowRootOf(canvasElement).activeElement;
const heading = ({ canvasElement }: Played, name: string) =>
  shadowView(canvasElement).getByRole('heading', { name });

/** The focus goes to what opened. */
export const ChoosingATime: Story = {
  args: linked(requested),
  async play(story) {
    const { messages, slots } = wordsOf(story);
    await press(story, messages.move.open);
    const view = shadowView(story.canvasElement);
    await seen(() => view.getByRole('radiogroup', { name: slots.days }));
    await expect(focused(story)).toBe(heading(story, messages.move.title));
  },
};

export const LoadingTimes: Story = {
  args: linked(requested, { availableSlots: () => new Promise(() => {}) }),
  async play(story) {
    const { messages, slots } = wordsOf(story);
    await press(story, messages.move.open);
    await seen(() => shadowView(story.canvasElement).getByText(slots.loading));
  },
};

export const NothingFree: Story = {
  args: linked(requested, { availableSlots: async () => [] }),
  async play(story) {
    const { messages, slots } = wordsOf(story);
    await press(story, messages.move.open);
    const end = slots.none.split('{day}')[1]?.trim() ?? '';
    await seen(() => shadowView(story.canvasElement).getByText(end, { exact: false }));
  },
};

export const TimesNotArrived: Story = {
  args: linked(requested, { availableSlots: () => Promise.reject(new Error('no answer')) }),
  async play(story) {
    const { messages, slots } = wordsOf(story);
    await press(story, messages.move.open);
    await seen(() => shadowView(story.canvasElement).getByRole('button', { name: slots.again }));
  },
};

export const NothingChosen: Story = {
  args: linked(requested),
  async play(story) {
    const { move } = wordsOf(story).messages;
    await press(story, move.open);
    await seen(() => heading(story, move.title));
    const view = shadowView(story.canvasElement);
    const confirm = view.getAllByRole('button', { name: move.confirm }).at(-1);
    confirm?.click();
    await seen(() => view.getByText(move.required));
  },
};

/** How it stands now takes the focus, and the mails go out. */
export const Moved: Story = {
  args: linked(requested),
  async play(story) {
    await chooseTime(story);
    const { messages } = wordsOf(story);
    await press(story, new RegExp(messages.move.confirmTo.split('{time}')[0] ?? ''));
    await seen(() => heading(story, messages.moved.visitor));
    await expect(focused(story)).toBe(heading(story, messages.moved.visitor));
    const { backend } = story.args;
    await expect(backend?.move).toHaveBeenCalledWith(
      { token, sequence: requested.sequence },
      { startsAt: mornings[0]?.starts_at, earlyStart: false },
    );
    await expect(backend?.notify).toHaveBeenCalledWith(requested.booking_id);
  },
};

/** In another tab, or by the office: it is read again, and to be looked at before anything else. */
export const Changed: Story = {
  args: linked(requested, {
    read: fn(async () => ({ ...requested, ...mornings[5], sequence: 1 })).mockResolvedValueOnce(requested),
    cancel: refuses('changed'),
  }),
  async play(story) {
    const { cancel, troubles } = wordsOf(story).messages;
    await press(story, cancel.open);
    await press(story, cancel.confirm);
    const view = shadowView(story.canvasElement);
    await seen(() => view.getByText(troubles.changed, { exact: false }));
    await expect(focused(story)).toHaveTextContent(troubles.changed);
    await expect(view.queryByRole('heading', { name: cancel.title })).toBeNull();
    await expect(shadowRootOf(story.canvasElement).querySelector('time')).toHaveAttribute(
      'datetime',
      mornings[5]?.starts_at,
    );
  },
};

/** Somebody else was faster: the nearest times are said and shown first. */
export const LostRace: Story = {
  args: linked(requested, { move: async () => ({ moved: false, alternatives: mornings.slice(2, 5) }) }),
  async play(story) {
    await chooseTime(story);
    const { messages, slots } = wordsOf(story);
    await press(story, new RegExp(messages.move.confirmTo.split('{time}')[0] ?? ''));
    const view = shadowView(story.canvasElement);
    await seen(() => view.getByText(messages.troubles.lost, { exact: false }));
    await expect(
      view.getByRole('radiogroup', { name: slots.alternatives }).querySelectorAll('input'),
    ).toHaveLength(3);
  },
};

export const Cancelling: Story = {
  args: linked(requested),
  async play(story) {
    const { cancel } = wordsOf(story).messages;
    await press(story, cancel.open);
    await seen(() => heading(story, cancel.title));
    await expect(focused(story)).toBe(heading(story, cancel.title));
  },
};

/** Who goes back is where he was. */
export const NotCancelled: Story = {
  args: linked(requested),
  async play(story) {
    const { cancel, back } = wordsOf(story).messages;
    await press(story, cancel.open);
    await press(story, back);
    await expect(focused(story)).toHaveTextContent(cancel.open);
    await expect(story.args.backend?.cancel).not.toHaveBeenCalled();
  },
};

export const Cancelled: Story = {
  args: linked(requested),
  async play(story) {
    const { cancel, status } = wordsOf(story).messages;
    await press(story, cancel.open);
    await press(story, cancel.confirm);
    await seen(() => heading(story, status.visitor.cancelled.title));
  },
};

/** The statement, with the name of who makes it. */
export const Withdrawing: Story = {
  args: linked(requested),
  async play(story) {
    const { withdraw } = wordsOf(story).messages;
    await press(story, withdraw.here);
    const view = shadowView(story.canvasElement);
    await seen(() => view.getByRole('button', { name: withdraw.confirm }));
    await expect(view.getByText(requested.name)).toBeVisible();
    await expect(view.getByText(/3F2A-91C4.+/)).toBeVisible();
  },
};

export const Withdrawn: Story = {
  args: linked(requested),
  async play(story) {
    const { withdraw, status } = wordsOf(story).messages;
    await press(story, withdraw.here);
    await press(story, withdraw.confirm);
    await seen(() => heading(story, status.visitor.withdrawn.title));
    const received = withdraw.received.split('{time}')[0]?.trim() ?? '';
    await expect(shadowView(story.canvasElement).getByText(received, { exact: false })).toBeVisible();
  },
};

/** It is read again, and what was opened closes where it cannot be any more. */
export const TooLate: Story = {
  args: linked(requested, { cancel: refuses('PT409') }),
  async play(story) {
    const { cancel, troubles } = wordsOf(story).messages;
    await press(story, cancel.open);
    await press(story, cancel.confirm);
    await seen(() => shadowView(story.canvasElement).getByText(troubles.late, { exact: false }));
    await expect(story.args.backend?.read).toHaveBeenCalledTimes(2);
  },
};

export const TooManyChanges: Story = {
  args: linked(requested, { cancel: refuses('PT429') }),
  async play(story) {
    const { cancel, troubles } = wordsOf(story).messages;
    await press(story, cancel.open);
    await press(story, cancel.confirm);
    await seen(() => shadowView(story.canvasElement).getByText(troubles.tooManyRequests, { exact: false }));
  },
};

export const Offline: Story = {
  args: linked(requested),
  async play(story) {
    const { cancel, troubles } = wordsOf(story).messages;
    await press(story, cancel.open);
    connected(false);
    await press(story, cancel.confirm);
    await seen(() => shadowView(story.canvasElement).getByText(troubles.offline, { exact: false }));
    await expect(story.args.backend?.cancel).not.toHaveBeenCalled();
  },
};

export const Narrow: Story = { ...ChoosingATime, globals: { language: 'ru', viewport: { value: 'w320' } } };

export const Chinese: Story = { ...LostRace, globals: { language: 'zh' } };

export const Dark: Story = { ...LostRace, globals: { theme: 'dark' } };
