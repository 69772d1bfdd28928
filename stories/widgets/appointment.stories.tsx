import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Appointment } from '@vakman/domain/booking/booking.answers';
import { appointment } from '@vakman/widgets/appointment/appointment.definition.ts';
import type { AppointmentProps } from '@vakman/widgets/appointment/appointment.props.ts';
import { facts } from '@vakman/widgets/generated/facts.ts';
import { expect, spyOn, waitFor } from 'storybook/test';
import { seen, shadowView, widgetStory } from '../support/widget-story.tsx';
import { linked, press, requested, wordsOf } from './appointment.examples.ts';
import { slotAt } from './facade-booking.visitor.ts';
import { connected } from './quote-form.visitor.ts';

const meta = {
  title: 'Widgets/Appointment',
  ...widgetStory(appointment),
  beforeEach: () => connected(true),
} satisfies Meta<Partial<AppointmentProps>>;
export default meta;
type Story = StoryObj<Partial<AppointmentProps>>;
type Played = Parameters<NonNullable<Story['play']>>[0];

/** How it stands is the heading. */
async function expectStatus(story: Played, status: Appointment['status']): Promise<void> {
  const { title, text } = wordsOf(story).messages.status.visitor[status];
  const view = shadowView(story.canvasElement);
  await seen(() => view.getByRole('heading', { level: 2, name: title }));
  // The library that finds it compares as if each no-break space were a space.
  await expect(view.getByText(text.replaceAll(/\s/g, ' '))).toBeVisible();
  await expect(view.getByText(requested.reference)).toBeVisible();
}

const button = (story: Played, name: string) =>
  shadowView(story.canvasElement).queryByRole('button', { name });

export const Loading: Story = {
  args: linked(null, { read: () => new Promise(() => {}) }),
  async play(story) {
    await expect(shadowView(story.canvasElement).getByText(wordsOf(story).messages.loading)).toBeVisible();
  },
};

/** From a page that speaks of the withdrawal, to begin with. */
export const NoLink: Story = {
  args: { ...linked(requested), token: '' },
  async play(story) {
    const view = shadowView(story.canvasElement);
    await seen(() => view.getByRole('heading', { name: wordsOf(story).messages.noLink.title }));
    await expect(view.getByRole('link', { name: facts.company.phone.display })).toBeVisible();
  },
};

/** With a token that has expired. */
export const UnknownLink: Story = {
  args: linked(null),
  async play(story) {
    const view = shadowView(story.canvasElement);
    await seen(() => view.getByRole('heading', { name: wordsOf(story).messages.unknown.title }));
    await expect(view.getByRole('link', { name: facts.company.phone.display })).toBeVisible();
  },
};

export const BrokenLink: Story = {
  args: { ...linked(requested), token: 'f00' },
  async play(story) {
    const view = shadowView(story.canvasElement);
    await seen(() => view.getByRole('heading', { name: wordsOf(story).messages.unknown.title }));
    await expect(story.args.backend?.read).not.toHaveBeenCalled();
  },
};

export const NotArrived: Story = {
  args: linked(null, { read: () => Promise.reject(new Error('no answer')) }),
  async play(story) {
    const { unread, troubles } = wordsOf(story).messages;
    const view = shadowView(story.canvasElement);
    await seen(() => view.getByRole('button', { name: unread.again }));
    await expect(view.getByRole('alert')).toHaveTextContent(troubles.failed);
  },
};

/** All that a visitor may do: calendar, move, cancel, withdraw. */
export const Requested: Story = {
  args: linked(requested),
  async play(story) {
    await expectStatus(story, 'requested');
    const { messages } = wordsOf(story);
    for (const name of [messages.calendar, messages.move.open, messages.cancel.open, messages.withdraw.here])
      await expect(button(story, name)).toBeVisible();
  },
};

export const Confirmed: Story = {
  args: linked({ ...requested, status: 'confirmed', price: { kind: 'range', from: 400, to: 1200 } }),
  play: (story) => expectStatus(story, 'confirmed'),
};

/** Nothing is free of charge any more, but the legal right is there. */
export const TooLateToChange: Story = {
  args: linked({ ...requested, ...slotAt(1, 8), status: 'confirmed', change_until: null }),
  async play(story) {
    await expectStatus(story, 'confirmed');
    const { messages } = wordsOf(story);
    await expect(button(story, messages.move.open)).toBeNull();
    await expect(
      shadowView(story.canvasElement).getByText(messages.change.late, { exact: false }),
    ).toBeVisible();
    await expect(button(story, messages.withdraw.here)).toBeVisible();
  },
};

/** What nobody confirmed yet binds nobody. */
export const TooLateToMove: Story = {
  args: linked({ ...requested, ...slotAt(1, 8), change_until: null }),
  async play(story) {
    await expectStatus(story, 'requested');
    const { messages } = wordsOf(story);
    await expect(button(story, messages.move.open)).toBeNull();
    await expect(button(story, messages.cancel.open)).toBeVisible();
    await expect(
      shadowView(story.canvasElement).getByText(messages.change.lateRequested, { exact: false }),
    ).toBeVisible();
  },
};

export const Past: Story = {
  args: linked({
    ...requested,
    ...slotAt(-20, 8),
    status: 'confirmed',
    change_until: null,
    withdraw_until: null,
    price: { kind: 'measure' },
  }),
  async play(story) {
    await expectStatus(story, 'confirmed');
    const { messages } = wordsOf(story);
    await expect(
      shadowView(story.canvasElement).getByText(messages.change.past, { exact: false }),
    ).toBeVisible();
    await expect(button(story, messages.calendar)).toBeNull();
  },
};

const over = { change_until: null, withdraw_until: null } as const;

export const Refused: Story = {
  args: linked({ ...requested, ...over, status: 'refused' }),
  play: (story) => expectStatus(story, 'refused'),
};

export const Cancelled: Story = {
  args: linked({ ...requested, ...over, status: 'cancelled' }),
  play: (story) => expectStatus(story, 'cancelled'),
};

/** With the time at which the withdrawal was received. */
export const Withdrawn: Story = {
  args: linked({ ...requested, ...over, status: 'withdrawn', withdrawn_at: '2026-11-21T12:05:00+00:00' }),
  async play(story) {
    await expectStatus(story, 'withdrawn');
    await expect(shadowView(story.canvasElement).getByText(/13:05/)).toBeVisible();
  },
};

/** The file is made only when somebody wants it. */
export const SavedToCalendar: Story = {
  args: linked(requested),
  async play(story) {
    const names: string[] = [];
    // Nothing is really saved.
    const save = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await press(story, wordsOf(story).messages.calendar);
    await waitFor(() => expect(names).toEqual(['3F2A-91C4.ics']));
    save.mockRestore();
  },
};

export const Narrow: Story = { ...Requested, globals: { language: 'uk', viewport: { value: 'w320' } } };

export const German: Story = { ...Requested, globals: { language: 'de' } };

export const Chinese: Story = { ...Requested, globals: { language: 'zh' } };

export const Dark: Story = { ...Requested, globals: { theme: 'dark' } };
