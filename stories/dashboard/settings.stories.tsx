import type { Meta, StoryObj } from '@storybook/react-vite';
import { SettingsView, type SettingsViewProps } from '@vakman/dashboard/features/settings/settings-view.tsx';
import { repliesWords } from '@vakman/dashboard/generated/replies.words.ts';
import { settingsWords } from '@vakman/dashboard/generated/settings.words.ts';
import { fill } from '@vakman/domain/text/fill';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';
import { noTrouble } from './mail-trouble.rows.ts';

const settings = {
  notification_addresses: ['balie@firm.example'],
  second_factor_required: false,
  second_factor: true,
  own_second_factor: true,
  version: 3,
};
const told = (value: number) => ({ told: value, chosen: null });
const rules = {
  leadWorkingDays: { told: 2, chosen: 4 },
  horizonDays: told(90),
  changeWorkingDays: told(2),
  travelBuffer: told(30),
  visitMinutes: { told: { unknown: 60, '0-25': 180, '500+': null }, chosen: null },
};
const nothing = { requests: 0, appointments: 0, live: 0, withheld: 0, account: null };
const address = 'o.koval@mail.example';

const meta = {
  title: 'Dashboard/Settings',
  component: SettingsView,
  ...dashboardStory(inFrame({ actor: 'admin', page: 'admin' })),
  args: {
    settings,
    rules,
    mailTrouble: noTrouble,
    due: { requests: 3, bookings: 1, invoices: 0 },
    lastRun: {
      day: '2026-11-23',
      last_run_at: '2026-11-23T09:17:00Z',
      erased: {},
      files_removed: 4,
      accounts_deleted: 1,
      files_stuck: 0,
      accounts_stuck: 0,
    },
    person: '',
    actions: {
      saveAddresses: fn(() => Promise.resolve()),
      requireFactor: fn(() => Promise.resolve()),
      chooseRules: fn(() => Promise.resolve(true)),
      runRetention: fn(() => Promise.resolve()),
      mails: {
        retry: fn(() => Promise.resolve()),
        retryAll: fn(() => Promise.resolve()),
        giveUp: fn(() => Promise.resolve()),
      },
      sendTest: fn(() => Promise.resolve()),
      find: fn(() => Promise.resolve({ ...nothing, requests: 2, appointments: 3, live: 1, withheld: 1 })),
      take: fn(() => Promise.resolve()),
      erase: fn(() => Promise.resolve(true)),
    },
  },
} satisfies Meta<typeof SettingsView>;
export default meta;
type Story = StoryObj<typeof SettingsView>;

/** What is changed is chosen, and what is emptied is left to how the site was built. */
export const Rules: Story = {
  async play({ args, canvas }) {
    const { booking, save } = await wordsOf(settingsWords);
    const part = within(await canvas.findByRole('region', { name: booking.title }));
    await userEvent.clear(part.getByRole('textbox', { name: booking.rules.leadWorkingDays }));
    await userEvent.type(part.getByRole('textbox', { name: booking.rules.horizonDays }), '9999');
    await userEvent.click(part.getByRole('button', { name: save }));
    const horizon = part.getByRole('textbox', { name: booking.rules.horizonDays });
    await expect(horizon).toHaveFocus();
    await expect(args.actions.chooseRules).not.toHaveBeenCalled();
    await userEvent.clear(horizon);
    await userEvent.type(horizon, '60');
    await userEvent.click(part.getByRole('button', { name: save }));
    await waitFor(() =>
      expect(args.actions.chooseRules).toHaveBeenCalledWith([
        { name: 'leadWorkingDays', value: null, seen: 4 },
        { name: 'horizonDays', value: 60, seen: null },
      ]),
    );
  },
};

/** Between the opening of the page and the first press a colleague chose another horizon. */
function Contested(props: SettingsViewProps) {
  const [rules, setRules] = useState(props.rules);
  const chooseRules: SettingsViewProps['actions']['chooseRules'] = async (changes) => {
    await props.actions.chooseRules(changes);
    setRules({ ...rules, horizonDays: { ...rules.horizonDays, chosen: 75 } });
    return false;
  };
  return <SettingsView {...props} rules={rules} actions={{ ...props.actions, chooseRules }} />;
}

/** Nothing is written over what a colleague chose unseen, and what was typed stays. */
export const RulesOfAnother: Story = {
  render: (props) => <Contested {...props} />,
  async play({ args, canvas }) {
    const { booking, save } = await wordsOf(settingsWords);
    const part = within(await canvas.findByRole('region', { name: booking.title }));
    const horizon = part.getByRole('textbox', { name: booking.rules.horizonDays });
    await userEvent.clear(horizon);
    await userEvent.type(horizon, '60');
    for (const seen of [null, 75]) {
      await userEvent.click(part.getByRole('button', { name: save }));
      await waitFor(() =>
        expect(args.actions.chooseRules).toHaveBeenLastCalledWith([{ name: 'horizonDays', value: 60, seen }]),
      );
      await expect(horizon).toHaveValue('60');
    }
  },
};

/** Where mails go is checked before it is stored. */
export const Addresses: Story = {
  async play({ args, canvas }) {
    const { addresses: words, save } = await wordsOf(settingsWords);
    const part = within(await canvas.findByRole('region', { name: words.title }));
    const field = part.getByLabelText(fill(words.label, { count: 5 }));
    await userEvent.type(field, '\nplanning');
    await userEvent.click(part.getByRole('button', { name: save }));
    await expect(canvas.getByText(fill(words.wrong, { address: 'planning' }))).toBeVisible();
    await expect(args.actions.saveAddresses).not.toHaveBeenCalled();
    await userEvent.type(field, '@firm.example');
    await userEvent.click(part.getByRole('button', { name: save }));
    await expect(args.actions.saveAddresses).toHaveBeenCalledWith([
      'balie@firm.example',
      'planning@firm.example',
    ]);
  },
};

/** Nobody chose an address, nothing ran yet, and the server has no second factor. */
export const Fresh: Story = {
  args: {
    settings: { ...settings, notification_addresses: [], second_factor: false, own_second_factor: false },
    due: {},
    lastRun: undefined,
  },
  async play({ canvas }) {
    const words = await wordsOf(settingsWords);
    await expect(await canvas.findByText(words.addresses.configured)).toBeVisible();
    await expect(canvas.getByText(words.factor.unavailable)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: words.factor.require })).toBeNull();
    await expect(canvas.getByText(words.retention.never)).toBeVisible();
    const { templates } = await wordsOf(repliesWords);
    await expect(canvas.getByRole('link', { name: templates })).toBeVisible();
  },
};

/** Whoever has no second factor is led to his own, and cannot ask it of others. */
export const OwnFactorFirst: Story = {
  args: { settings: { ...settings, own_second_factor: false } },
  async play({ canvas }) {
    const { factor: words } = await wordsOf(settingsWords);
    await expect(await canvas.findByRole('link', { name: words.link })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: words.require })).toBeNull();
  },
};

export const FactorRequired: Story = {
  args: { settings: { ...settings, second_factor_required: true } },
  async play({ args, canvas }) {
    const { factor: words } = await wordsOf(settingsWords);
    await userEvent.click(await canvas.findByRole('button', { name: words.release }));
    await expect(args.actions.requireFactor).toHaveBeenCalledWith(false);
  },
};

/** The job is asked about first, and says what it would take away. */
export const Retention: Story = {
  args: { lastRun: { ...meta.args.lastRun, files_stuck: 2 } },
  async play({ args, canvas }) {
    const { retention: words } = await wordsOf(settingsWords);
    await userEvent.click(await canvas.findByRole('button', { name: words.run }));
    await expect(args.actions.runRetention).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: words.sure }));
    await expect(args.actions.runRetention).toHaveBeenCalled();
    await expect(canvas.getByText(fill(words.stuck, { files: 2, accounts: 0 }))).toBeVisible();
    await expect(canvas.getByText(words.reasons.tax)).toBeVisible();
  },
};

/** Erasing somebody takes his address a second time. */
export const PersonErased: Story = {
  async play({ args, canvas }) {
    const { person: words } = await wordsOf(settingsWords);
    // The menu finds things, too.
    const part = within(await canvas.findByRole('region', { name: words.title }));
    await userEvent.type(part.getByLabelText(words.email), address);
    await userEvent.click(part.getByRole('button', { name: words.find }));
    await userEvent.click(await part.findByRole('button', { name: words.export }));
    await expect(args.actions.take).toHaveBeenCalledWith(address);
    await waitFor(() => expect(part.getByRole('button', { name: words.erase })).toBeEnabled());
    await userEvent.click(part.getByRole('button', { name: words.erase }));
    await expect(part.getByRole('button', { name: words.sure })).toBeDisabled();
    await userEvent.type(part.getByLabelText(words.confirm), address);
    await userEvent.click(part.getByRole('button', { name: words.sure }));
    await expect(args.actions.erase).toHaveBeenCalledWith(address);
  },
};

export const NarrowUkrainian: Story = {
  ...PersonErased,
  globals: { language: 'uk', viewport: { value: 'w320' } },
};

export const LongGerman: Story = { ...Retention, globals: { language: 'de', viewport: { value: 'w375' } } };

export const Chinese: Story = { ...OwnFactorFirst, globals: { language: 'zh' } };

export const Dark: Story = { ...PersonErased, globals: { theme: 'dark' } };
