import type { Meta, StoryObj } from '@storybook/react-vite';
import { PartnerReportView } from '@vakman/dashboard/features/partner-report/partner-report-view.tsx';
import { partnerReportWords } from '@vakman/dashboard/generated/partner-report.words.ts';
import type { PartnerReport } from '@vakman/domain/partner/partner.answers';
import { lastMonths } from '@vakman/domain/partner-figures/partner-figures.totals';
import { fewestTold } from '@vakman/domain/partner/partner.report';
import { fill } from '@vakman/domain/text/fill';
import { expect } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';

const few = { requests: null, answered: null, in_time: null, won: null, bookings: null };
const report: PartnerReport = {
  state: 'open',
  source: 'vve-almere',
  name: 'VvE Almere Poort',
  months: lastMonths('2026-10', 12).map((month, index) => ({
    month,
    ...(index % 4 === 3
      ? few
      : {
          requests: 24 - index,
          answered: 23 - index,
          in_time: 20 - index,
          won: 8 - (index % 3),
          bookings: index % 2 === 0 ? 6 : null,
        }),
  })),
};

const meta = {
  title: 'Dashboard/Partner report',
  component: PartnerReportView,
  ...dashboardStory(inFrame({ actor: 'anon', page: 'report' })),
  args: { report },
} satisfies Meta<typeof PartnerReportView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Months with enough requests are told, the others are not. */
export const Open: Story = {
  async play({ canvas }) {
    const words = await wordsOf(partnerReportWords);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: fill(words.title, { name: 'VvE Almere Poort' }) }),
    ).toBeVisible();
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.getAllByText(fill(words.few, { count: fewestTold })).length).toBeGreaterThan(3);
    await expect(canvas.getAllByText(words.hidden)).toHaveLength(9);
  },
};

/** Somebody at the firm took the link back. */
export const Revoked: Story = {
  args: { report: { state: 'revoked' } },
  async play({ canvas }) {
    const { endings } = await wordsOf(partnerReportWords);
    await expect(await canvas.findByRole('heading', { level: 1, name: endings.revoked.title })).toBeVisible();
  },
};

/** A link that is none of ours, or came without its secret. */
export const Unknown: Story = {
  args: { report: null },
  async play({ canvas }) {
    const { endings } = await wordsOf(partnerReportWords);
    await expect(await canvas.findByRole('heading', { level: 1, name: endings.unknown.title })).toBeVisible();
  },
};

export const NarrowGerman: Story = { ...Open, globals: { language: 'de', viewport: { value: 'w320' } } };

export const Ukrainian: Story = { ...Open, globals: { language: 'uk', viewport: { value: 'w375' } } };

export const Chinese: Story = { ...Open, globals: { language: 'zh' } };

export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
