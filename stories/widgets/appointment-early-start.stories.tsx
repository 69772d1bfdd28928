import type { Meta, StoryObj } from '@storybook/react-vite';
import { appointment } from '@vakman/widgets/appointment/appointment.definition.ts';
import type { AppointmentProps } from '@vakman/widgets/appointment/appointment.props.ts';
import { expect } from 'storybook/test';
import { seen, shadowRootOf, shadowView, widgetStory } from '../support/widget-story.tsx';
import {
  chooseTime,
  forOffice,
  linked,
  mornings,
  press,
  token,
  unasked,
  wordsOf,
} from './appointment.examples.ts';
import { connected } from './quote-form.visitor.ts';

/** A visit within the withdrawal period, which the visitor alone can ask for. */
const meta = {
  title: 'Widgets/Appointment/Early start',
  ...widgetStory(appointment),
  beforeEach: () => connected(true),
} satisfies Meta<Partial<AppointmentProps>>;
export default meta;
type Story = StoryObj<Partial<AppointmentProps>>;

const { early_start, early_start_until, lacks_early_start } = unasked;
const lateForOffice = { ...forOffice, early_start, early_start_until, lacks_early_start };

/** A day within the withdrawal period is asked for, in the words of the booking form. */
export const MovedEarly: Story = {
  args: linked({ ...unasked, lacks_early_start: false }),
  async play(story) {
    await chooseTime(story);
    const { messages, booking } = wordsOf(story);
    const view = shadowView(story.canvasElement);
    const move = new RegExp(messages.move.confirmTo.split('{time}')[0] ?? '');
    await press(story, move);
    const box = view.getByRole('checkbox', { name: booking.fields.early_start.label });
    await seen(() => view.getByText(booking.errors.early_start.required, { exact: false }));
    await expect(shadowRootOf(story.canvasElement).activeElement).toBe(box);
    await expect(story.args.backend?.move).not.toHaveBeenCalled();
    // As large as in the booking form.
    await expect(box.getBoundingClientRect().width).toBe(22);
    box.click();
    await press(story, move);
    await seen(() => view.getByRole('heading', { name: messages.moved.visitor }));
    await expect(story.args.backend?.move).toHaveBeenCalledWith(expect.anything(), {
      startsAt: mornings[0]?.starts_at,
      earlyStart: true,
    });
  },
};

/** The office did not confirm in time: the visitor asks for the day that he has. */
export const Asked: Story = {
  args: linked(unasked),
  async play(story) {
    const { messages, booking } = wordsOf(story);
    await press(story, messages.earlyStart.confirm);
    const view = shadowView(story.canvasElement);
    await seen(() => view.getByText(messages.earlyStart.required, { exact: false }));
    view.getByRole('checkbox', { name: booking.fields.early_start.label }).click();
    await press(story, messages.earlyStart.confirm);
    await seen(() => view.getByText(messages.earlyStart.asked));
    await expect(story.args.backend?.ask).toHaveBeenCalledWith({ token, sequence: unasked.sequence });
  },
};

/** Too late: nobody asked for a visit within the withdrawal period. */
export const OfficeTooLate: Story = {
  args: linked(lateForOffice),
  async play(story) {
    const { messages } = wordsOf(story);
    const [sentence = ''] = messages.earlyStart.office.split('{date}');
    const view = shadowView(story.canvasElement);
    await seen(() => view.getByText(sentence.trim(), { exact: false }));
    await expect(view.queryByRole('button', { name: messages.confirm })).toBeNull();
  },
};

/** Nor is it moved to such a day. */
export const OfficeMovesLater: Story = {
  args: linked({ ...lateForOffice, lacks_early_start: false }),
  async play(story) {
    await chooseTime(story);
    const { messages } = wordsOf(story);
    const [sentence = ''] = messages.earlyStart.office.split('{date}');
    const view = shadowView(story.canvasElement);
    await seen(() => view.getByText(sentence.trim(), { exact: false }));
    await expect(view.queryByRole('checkbox')).toBeNull();
    await press(story, new RegExp(messages.move.confirmTo.split('{time}')[0] ?? ''));
    await expect(story.args.backend?.move).not.toHaveBeenCalled();
  },
};

export const Narrow: Story = { ...MovedEarly, globals: { language: 'de', viewport: { value: 'w320' } } };

export const Dark: Story = { ...Asked, globals: { theme: 'dark' } };
