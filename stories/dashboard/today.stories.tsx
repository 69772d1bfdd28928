import type { Meta, StoryObj } from '@storybook/react-vite';
import { TodayView } from '@vakman/dashboard/features/today/today-view.tsx';
import { mailTroubleWords } from '@vakman/dashboard/generated/mail-trouble.words.ts';
import { todayWords } from '@vakman/dashboard/generated/today.words.ts';
import { fill } from '@vakman/domain/text/fill';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';
import { officeMail } from './mail-trouble.rows.ts';
import {
  alarm,
  busyToday,
  earlyBooking,
  emptyToday,
  now,
  sureBooking,
  task,
  webhookAlarm,
} from './today.rows.ts';

const done = () => Promise.resolve();

const meta = {
  title: 'Dashboard/Today',
  component: TodayView,
  ...dashboardStory(inFrame({ actor: 'admin', page: 'admin' })),
  args: {
    today: busyToday,
    now,
    actions: {
      confirm: fn(done),
      finishTask: fn(done),
      markSeen: fn(done),
      mails: { retry: fn(done), retryAll: fn(done), giveUp: fn(done) },
    },
  },
} satisfies Meta<typeof TodayView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing waits: what could is named all the same. */
export const Empty: Story = {
  args: { today: emptyToday },
  async play({ canvas }) {
    const { requests, bookings, visits, tasks } = await wordsOf(todayWords);
    for (const { none } of [requests, bookings, visits])
      await expect(await canvas.findByText(none)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: tasks.title })).toBeNull();
  },
};

/** Who is late stands first; names are text, whatever they are made of. */
export const Busy: Story = {
  async play({ canvas }) {
    const { requests, more } = await wordsOf(todayWords);
    const list = within(await canvas.findByRole('region', { name: new RegExp(requests.title) }));
    await expect(list.getAllByRole('listitem')).toHaveLength(6);
    await expect(list.getByText('<b>Jan</b> Jansen')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: fill(more, { count: 2 }) }));
    await expect(list.getAllByRole('listitem')).toHaveLength(8);
  },
};

/** What was promised and not kept is told as such, and where more wait than stand here, the list has them all. */
export const Behind: Story = {
  args: {
    today: {
      ...busyToday,
      requests: { ...busyToday.requests, waiting: 121 },
      bookings: [{ ...sureBooking, confirm_until: '2026-11-20T09:00:00+01:00' }],
    },
  },
  async play({ canvas }) {
    const { bookings, requests, more } = await wordsOf(todayWords);
    const late = bookings.late.split('{moment}')[0] ?? '';
    await expect(await canvas.findByText(new RegExp(late))).toBeVisible();
    const list = within(canvas.getByRole('region', { name: new RegExp(requests.title) }));
    await userEvent.click(list.getByRole('button', { name: fill(more, { count: 2 }) }));
    await expect(list.getByRole('link', { name: fill(requests.all, { count: 121 }) })).toBeVisible();
  },
};

/** What can be done from here is done from here. */
export const Done: Story = {
  async play({ args: { actions }, canvas }) {
    const { alarms, bookings, tasks } = await wordsOf(todayWords);
    const confirm = async (name: string) =>
      canvas.queryByRole('button', { name: `${bookings.confirm} ${name}` });
    await canvas.findByRole('heading', { level: 1 });
    await expect(await confirm(earlyBooking.name)).toBeNull();
    const toCalendar = canvas.getByRole('link', { name: `${bookings.open}: ${earlyBooking.name}` });
    await expect(toCalendar).toHaveAttribute('href', expect.stringContaining(`open=${earlyBooking.id}`));
    await userEvent.click((await confirm(sureBooking.name)) as HTMLElement);
    await waitFor(() => expect(actions.confirm).toHaveBeenCalledWith(sureBooking));
    await userEvent.click(canvas.getByRole('checkbox', { name: fill(tasks.done, { task: task.title }) }));
    await expect(actions.finishTask).toHaveBeenCalledWith(task.id);
    await userEvent.click(canvas.getByRole('button', { name: alarms.seen }));
    await expect(actions.markSeen).toHaveBeenCalledWith(alarm.id);
  },
};

/** Which partners no webhook reached, and where to look. */
export const UnreachedPartners: Story = {
  args: { today: { ...emptyToday, alarms: [webhookAlarm] } },
  async play({ canvas }) {
    const { alarms } = await wordsOf(todayWords);
    await expect(await canvas.findByText(/klus-gids.+vve-almere/u)).toBeVisible();
    await expect(canvas.getByRole('link', { name: alarms.partners })).toHaveAttribute(
      'href',
      expect.stringContaining('partners'),
    );
  },
};

/** What does not leave is tried again, or given up. */
export const MailTrouble: Story = {
  async play({ args: { actions }, canvas }) {
    const { title, topics, reasons, retry, giveUp, retryAll, toOffice } = await wordsOf(mailTroubleWords);
    const part = within(await canvas.findByRole('region', { name: new RegExp(title) }));
    await expect(part.getByText(reasons.signIn)).toBeVisible();
    await expect(part.getByText(reasons.untried)).toBeVisible();
    const mail = `${topics.newRequest}, ${toOffice}`;
    await userEvent.click(part.getByRole('button', { name: `${retry}: ${mail}` }));
    await waitFor(() => expect(actions.mails.retry).toHaveBeenCalledWith(officeMail));
    await userEvent.click(part.getByRole('button', { name: `${giveUp}: ${mail}` }));
    await waitFor(() => expect(actions.mails.giveUp).toHaveBeenCalledWith(officeMail));
    await userEvent.click(canvas.getByRole('button', { name: retryAll }));
    await expect(actions.mails.retryAll).toHaveBeenCalled();
  },
};

export const NarrowRussian: Story = {
  ...MailTrouble,
  globals: { language: 'ru', viewport: { value: 'w320' } },
};

export const German: Story = { globals: { language: 'de' } };
export const Chinese: Story = { globals: { language: 'zh' } };
export const Dark: Story = { globals: { theme: 'dark' } };
