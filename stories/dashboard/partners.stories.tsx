import type { Meta, StoryObj } from '@storybook/react-vite';
import { PartnersView } from '@vakman/dashboard/features/partners/partners-view.tsx';
import { partnersWords } from '@vakman/dashboard/generated/partners.words.ts';
import { lastMonths, partnerTotals } from '@vakman/domain/partner-figures/partner-figures.totals';
import { fill } from '@vakman/domain/text/fill';
import { expect, fn, userEvent } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';

const months = lastMonths('2026-11', 12);
const partners = partnerTotals(
  ['vve-almere', null, 'verbouwen-flevoland-en-omstreken'].flatMap((source, place) =>
    months.slice(place, 9).map((month, index) => ({
      source,
      month,
      requests: 12 - index,
      answered: 11 - index,
      in_time: 9 - index,
      won: index % 3,
      bookings: index % 2,
    })),
  ),
  months,
);

const meta = {
  title: 'Dashboard/Partners',
  component: PartnersView,
  ...dashboardStory(inFrame({ actor: 'employee', page: 'admin' })),
  args: { partners, period: 12, onPeriod: fn() },
} satisfies Meta<typeof PartnersView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Partners beside each other; one opens to its months and its own link. */
export const Filled: Story = {
  async play({ canvas, canvasElement }) {
    const words = await wordsOf(partnersWords);
    await canvas.findByRole('heading', { level: 1, name: words.title });
    await userEvent.click(canvasElement.querySelector('summary') as HTMLElement);
    const [link] = canvas.getAllByLabelText<HTMLInputElement>(words.link);
    await expect(link).toBeVisible();
    await expect(link?.value).toContain('source=vve-almere');
  },
};

export const AnotherPeriod: Story = {
  async play({ args, canvas }) {
    const words = await wordsOf(partnersWords);
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: words.period }),
      fill(words.months, { count: 24 }),
    );
    await expect(args.onPeriod).toHaveBeenCalledWith(24);
  },
};

export const Empty: Story = {
  args: { partners: [] },
  async play({ canvas }) {
    const words = await wordsOf(partnersWords);
    await expect(await canvas.findByText(words.none)).toBeVisible();
  },
};

export const NarrowGerman: Story = { globals: { language: 'de', viewport: { value: 'w320' } } };

export const Chinese: Story = { globals: { language: 'zh' } };

export const Dark: Story = { globals: { theme: 'dark' } };
