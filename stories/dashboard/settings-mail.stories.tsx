import type { Meta, StoryObj } from '@storybook/react-vite';
import { MailPart } from '@vakman/dashboard/features/settings/mail-part.tsx';
import { mailTroubleWords } from '@vakman/dashboard/generated/mail-trouble.words.ts';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { asLookedUp } from '../support/as-looked-up.ts';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';
import { deepTrouble, noTrouble, officeMail } from './mail-trouble.rows.ts';
import '@vakman/dashboard/features/settings/settings.css';

const done = () => Promise.resolve();

const meta = {
  title: 'Dashboard/Settings: mail',
  component: MailPart,
  ...dashboardStory(inFrame({ actor: 'admin', page: 'admin' })),
  args: {
    trouble: noTrouble,
    actions: { retry: fn(done), retryAll: fn(done), giveUp: fn(done) },
    onTest: fn(done),
  },
} satisfies Meta<typeof MailPart>;
export default meta;
type Story = StoryObj<typeof MailPart>;

/** All mail leaves; the test says so, and that nobody would hear of a day without mail. */
export const AllLeaves: Story = {
  args: {
    trouble: {
      ...noTrouble,
      test: {
        id: officeMail.id,
        state: 'sent',
        asked_at: '2026-11-23T08:55:00+01:00',
        sent_at: '2026-11-23T08:55:02+01:00',
        last_error: null,
        fault: null,
      },
    },
  },
  async play({ args, canvas }) {
    const { settings: title, none, road, test } = await wordsOf(mailTroubleWords);
    const part = within(await canvas.findByRole('region', { name: title }));
    await expect(part.getByText(asLookedUp(none))).toBeVisible();
    await expect(part.getByText(asLookedUp(road.none))).toBeVisible();
    await expect(part.getByText(/8:55/)).toBeVisible();
    await userEvent.click(part.getByRole('button', { name: test.send }));
    await expect(args.onTest).toHaveBeenCalled();
  },
};

/** Nothing leaves for a day: what, why, who was told, and what the test met. */
export const Outage: Story = {
  args: { trouble: deepTrouble },
  async play({ args, canvas }) {
    const words = await wordsOf(mailTroubleWords);
    const part = within(await canvas.findByRole('region', { name: words.settings }));
    await expect(part.getAllByRole('listitem')).toHaveLength(3);
    await expect(part.getByText(new RegExp(asLookedUp(words.test.failed)))).toHaveTextContent(
      words.reasons.signIn,
    );
    await expect(part.getByText(asLookedUp(words.road.webhook))).toBeVisible();
    const name = `${words.giveUp}: ${words.topics.newRequest}, ${words.toOffice}`;
    await userEvent.click(part.getByRole('button', { name }));
    await waitFor(() => expect(args.actions.giveUp).toHaveBeenCalledWith(officeMail));
    await userEvent.click(part.getByRole('button', { name: words.retryAll }));
    await expect(args.actions.retryAll).toHaveBeenCalled();
  },
};

/** The other road does not work either, and a test is under way. */
export const Untold: Story = {
  args: {
    trouble: {
      ...deepTrouble,
      outage: { since: '2026-11-22T07:05:00+01:00', told_at: null, last_error: 'webhook answered 404' },
      test: { ...deepTrouble.test!, state: 'waiting', last_error: null, fault: null },
    },
  },
  async play({ args, canvas }) {
    const { road, test } = await wordsOf(mailTroubleWords);
    await expect(await canvas.findByText(asLookedUp(test.waiting))).toBeVisible();
    await expect(canvas.getByText(new RegExp(asLookedUp(road.notTold)))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: test.send }));
    await expect(args.onTest).not.toHaveBeenCalled();
  },
};

export const NarrowUkrainian: Story = {
  ...Outage,
  globals: { language: 'uk', viewport: { value: 'w320' } },
};

export const Dark: Story = { ...Outage, globals: { language: 'de', theme: 'dark' } };
