import type { Meta, StoryObj } from '@storybook/react-vite';
import { PartnerWebhookView } from '@vakman/dashboard/features/partner-webhook/partner-webhook-view.tsx';
import { partnerWebhookWords } from '@vakman/dashboard/generated/partner-webhook.words.ts';
import { fill } from '@vakman/domain/text/fill';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';
import { off, on, test } from './partner-webhook.rows.ts';

const went = () => Promise.resolve(undefined);
const secret = `whsec_${'q8Zr'.repeat(10)}q8Y=`;

const meta = {
  title: 'Dashboard/Partner webhook',
  component: PartnerWebhookView,
  ...dashboardStory(inFrame({ actor: 'admin', page: 'admin' })),
  args: {
    webhook: on,
    isLost: false,
    actions: { open: fn(() => Promise.resolve({ secret })), close: fn(went), test: fn(went) },
    onAgain: fn(),
  },
} satisfies Meta<typeof PartnerWebhookView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An address that may not be told is refused with what to do; the secret of a good one is shown, once, and selected. */
export const None: Story = {
  args: { webhook: off },
  async play({ args, canvas }) {
    const words = await wordsOf(partnerWebhookWords);
    const address = await canvas.findByLabelText(words.address);
    await userEvent.type(address, 'http://10.0.0.1/hook');
    await userEvent.click(canvas.getByRole('button', { name: words.make }));
    await expect(canvas.getByText(words.addressWrong)).toBeVisible();
    await expect(args.actions.open).not.toHaveBeenCalled();
    await userEvent.clear(address);
    await userEvent.type(address, ' https://hooks.example.com ');
    await userEvent.click(canvas.getByRole('button', { name: words.make }));
    await expect(args.actions.open).toHaveBeenCalledWith('https://hooks.example.com');
    const shown = await canvas.findByLabelText(words.secret);
    await expect(shown).toHaveValue(secret);
    await expect(shown).toHaveFocus();
    await expect(canvas.getByText(words.secretOnce)).toBeVisible();
  },
};

/** Where the browser refuses to copy, the secret is selected for the keyboard. */
export const NewSecret: Story = {
  args: { webhook: { ...on, former_until: '2026-11-24T09:00:00+01:00' } },
  async play({ args, canvas }) {
    const words = await wordsOf(partnerWebhookWords);
    const address = await canvas.findByLabelText(words.address);
    await userEvent.click(canvas.getByRole('button', { name: words.renew }));
    await expect(args.actions.open).toHaveBeenCalledWith(on.url);
    await userEvent.click(await canvas.findByRole('button', { name: words.copy }));
    await waitFor(async () =>
      expect([words.copied, words.selected]).toContain(canvas.getByRole('status').textContent),
    );
    await userEvent.type(address, '/2');
    await expect(canvas.getByRole('button', { name: words.move })).toBeVisible();
  },
};

export const NotMade: Story = {
  args: { actions: { ...meta.args.actions, open: fn(() => Promise.resolve({ fault: 'refused' })) } },
  async play({ canvas }) {
    const words = await wordsOf(partnerWebhookWords);
    await userEvent.click(await canvas.findByRole('button', { name: words.renew }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('refused');
  },
};

/** Goes with a second press. */
export const SwitchingOff: Story = {
  async play({ args, canvas }) {
    const words = await wordsOf(partnerWebhookWords);
    await userEvent.click(await canvas.findByRole('button', { name: words.close }));
    await expect(canvas.getByText(words.closeHint)).toBeVisible();
    await expect(args.actions.close).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: words.closeSurely }));
    await expect(args.actions.close).toHaveBeenCalledOnce();
  },
};

/** Until it is answered no other is sent. */
export const TestUnderway: Story = {
  args: { webhook: test({ state: 'waiting', attempts: 0, status_code: null }) },
  async play({ args, canvas }) {
    const { test: words } = await wordsOf(partnerWebhookWords);
    await expect(await canvas.findByText(words.waiting)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.send }));
    await expect(args.actions.test).not.toHaveBeenCalled();
  },
};

export const TestArrived: Story = {
  args: { webhook: test({}) },
  async play({ args, canvas }) {
    const { test: words } = await wordsOf(partnerWebhookWords);
    await userEvent.click(await canvas.findByRole('button', { name: words.send }));
    await expect(args.actions.test).toHaveBeenCalledOnce();
    await expect(await canvas.findByText(fill(words.delivered, { code: 204 }))).toBeVisible();
  },
};

export const TestRefused: Story = {
  args: { webhook: test({ state: 'given-up', status_code: 500 }) },
  async play({ canvas }) {
    const { test: words } = await wordsOf(partnerWebhookWords);
    await userEvent.click(await canvas.findByRole('button', { name: words.send }));
    await expect(await canvas.findByText(fill(words.refused, { code: 500 }))).toBeVisible();
  },
};

export const NoMessagesYet: Story = {
  args: { webhook: { ...on, deliveries: [] } },
  async play({ canvas }) {
    const { deliveries } = await wordsOf(partnerWebhookWords);
    await expect(await canvas.findByText(deliveries.none)).toBeVisible();
  },
};

export const OffByThePartner: Story = {
  args: { webhook: { ...off, ended_at: '2026-11-20T09:00:00+01:00', ended_by: 'partner' } },
};

export const Coming: Story = { args: { webhook: undefined } };

export const Lost: Story = {
  args: { webhook: undefined, isLost: true },
  async play({ args, canvas }) {
    const words = await wordsOf(partnerWebhookWords);
    await userEvent.click(await canvas.findByRole('button', { name: words.again }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
};

export const NarrowGerman: Story = {
  ...NewSecret,
  globals: { language: 'de', viewport: { value: 'w320' } },
};

export const Chinese: Story = { ...None, globals: { language: 'zh' } };

export const Dark: Story = { ...NewSecret, globals: { theme: 'dark' } };
