import type { Meta, StoryObj } from '@storybook/react-vite';
import { PartnersView } from '@vakman/dashboard/features/partners/partners-view.tsx';
import { PartnerWebhookView } from '@vakman/dashboard/features/partner-webhook/partner-webhook-view.tsx';
import { partnersWords } from '@vakman/dashboard/generated/partners.words.ts';
import { partnerWebhookWords } from '@vakman/dashboard/generated/partner-webhook.words.ts';
import type { Partner } from '@vakman/domain/partner/partner.answers';
import { lastMonths, partnerTotals } from '@vakman/domain/partner-figures/partner-figures.totals';
import { fill } from '@vakman/domain/text/fill';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';

const months = lastMonths('2026-11', 12);
const totals = partnerTotals(
  ['vve-almere', null, 'verbouwen-flevoland-en-omstreken'].flatMap((source, place) =>
    months.slice(place, 9).map((month, index) => ({
      source,
      month,
      requests: 12 - index,
      answered: 11 - index,
      in_time: 9 - index,
      won: index % 3,
      bookings: index % 2,
      worth: (index % 3) * 1849.5,
    })),
  ),
  months,
);

const vve: Partner = {
  source: 'vve-almere',
  name: 'VvE Almere Poort',
  site: 'https://vve.example',
  contact_email: 'bestuur@vve.example',
  ended_at: null,
  report_since: '2026-11-02T09:00:00Z',
  version: 3,
};
const went = () => Promise.resolve(undefined);
const address = `https://vakman.example/partner-report#${'abcdef'.repeat(11).slice(2)}`;
const actions = {
  save: fn(went),
  end: fn(went),
  openReport: fn(() => Promise.resolve({ address })),
  closeReport: fn(went),
};

const webhook = {
  url: 'https://hooks.example.com/vakman',
  since: '2026-11-02T09:00:00+01:00',
  former_until: null,
  ended_at: null,
  ended_by: null,
  deliveries: [],
};
const webhookActions = { open: fn(() => Promise.resolve({})), close: fn(went), test: fn(went) };

/** Opens the part about a source. */
async function opened(canvasElement: HTMLElement, source: string): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector('summary')).not.toBeNull());
  const part = [...canvasElement.querySelectorAll('details')].find(({ textContent }) =>
    textContent.includes(source),
  );
  await userEvent.click(part?.querySelector('summary') as HTMLElement);
}

const meta = {
  title: 'Dashboard/Partners',
  component: PartnersView,
  ...dashboardStory(inFrame({ actor: 'employee', page: 'admin' })),
  args: {
    totals,
    partners: [vve],
    actions,
    renderWebhook: () => (
      <PartnerWebhookView webhook={webhook} isLost={false} actions={webhookActions} onAgain={fn()} />
    ),
    period: 12,
    onPeriod: fn(),
  },
} satisfies Meta<typeof PartnersView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Partners beside each other; one opens to its months, its own link and the code for its site. */
export const Filled: Story = {
  async play({ canvas, canvasElement }) {
    const words = await wordsOf(partnersWords);
    await canvas.findByRole('heading', { level: 1, name: words.title });
    await opened(canvasElement, vve.source);
    const [link] = canvas.getAllByLabelText<HTMLInputElement>(words.link);
    await expect(link).toBeVisible();
    await expect(link?.value).toContain('source=vve-almere');
    const [code] = canvas.getAllByLabelText<HTMLTextAreaElement>(words.snippet);
    await expect(code?.value).toContain('<vakman-quote-form');
    await expect(code?.value).toContain('source="vve-almere"');
    await userEvent.click(code as HTMLElement);
    await expect([code?.selectionStart, code?.selectionEnd]).toEqual([0, code?.value.length]);
  },
};

/** The link is shown once it is made, and gone once it is taken back. */
export const ReportLink: Story = {
  async play({ args, canvas, canvasElement }) {
    const { report: words } = await wordsOf(partnersWords);
    await opened(canvasElement, vve.source);
    await userEvent.click(canvas.getByRole('button', { name: words.renew }));
    await expect(await canvas.findByLabelText(words.address)).toHaveValue(address);
    await userEvent.click(canvas.getByRole('button', { name: words.close }));
    await waitFor(() => expect(canvas.queryByLabelText(words.address)).toBeNull());
    await expect(args.actions?.closeReport).toHaveBeenCalledWith(vve.source);
  },
};

/** A partner who is told of what comes by his name; nobody else has that part. */
export const Webhook: Story = {
  async play({ canvas, canvasElement }) {
    const words = await wordsOf(partnerWebhookWords);
    await opened(canvasElement, vve.source);
    await expect(canvas.getByRole('region', { name: words.title })).toBeVisible();
    await expect(canvas.getByLabelText(words.address)).toHaveValue(webhook.url);
  },
};

export const ReportLinkNotMade: Story = {
  args: {
    actions: { ...actions, openReport: fn(() => Promise.resolve({ fault: 'refused' })) },
  },
  async play({ canvas, canvasElement }) {
    const { report: words } = await wordsOf(partnersWords);
    await opened(canvasElement, vve.source);
    await userEvent.click(canvas.getByRole('button', { name: words.renew }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('refused');
  },
};

/** A source that somebody sends and nobody wrote down. */
export const WrittenDown: Story = {
  async play({ args, canvas, canvasElement }) {
    const words = await wordsOf(partnersWords);
    await opened(canvasElement, 'verbouwen-flevoland');
    await userEvent.click(canvas.getByRole('button', { name: words.writeDown }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: words.save }));
    await expect(await dialog.findByText(words.errors.name)).toBeVisible();
    await userEvent.type(dialog.getByLabelText(words.fields.name), 'Verbouwen Flevoland');
    await userEvent.type(dialog.getByLabelText(words.fields.site), 'flevoland');
    await userEvent.click(dialog.getByRole('button', { name: words.save }));
    await expect(await dialog.findByText(words.errors.site)).toBeVisible();
    await userEvent.clear(dialog.getByLabelText(words.fields.site));
    await userEvent.click(dialog.getByRole('button', { name: words.save }));
    await waitFor(() =>
      expect(args.actions?.save).toHaveBeenCalledWith({
        source: 'verbouwen-flevoland-en-omstreken',
        name: 'Verbouwen Flevoland',
        site: null,
        contact_email: null,
        version: null,
      }),
    );
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** Ends with a second press, and the link goes with it. */
export const Ending: Story = {
  async play({ args, canvas, canvasElement }) {
    const words = await wordsOf(partnersWords);
    await opened(canvasElement, vve.source);
    await userEvent.click(canvas.getByRole('button', { name: words.end }));
    await userEvent.click(canvas.getByRole('button', { name: words.endSurely }));
    await expect(args.actions?.end).toHaveBeenCalledWith(vve.source, true);
  },
};

export const Ended: Story = {
  args: { partners: [{ ...vve, ended_at: '2026-11-20T09:00:00Z', report_since: null }] },
  async play({ canvas, canvasElement }) {
    const words = await wordsOf(partnersWords);
    await opened(canvasElement, vve.source);
    await expect(canvas.getByRole('button', { name: words.resume })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: words.report.renew })).toBeNull();
    await expect(
      canvas.queryByRole('button', { name: (await wordsOf(partnerWebhookWords)).renew }),
    ).toBeNull();
  },
};

/** An employee reads, and changes nothing. */
export const ForAnEmployee: Story = {
  args: { actions: undefined },
  async play({ canvas, canvasElement }) {
    const words = await wordsOf(partnersWords);
    await opened(canvasElement, vve.source);
    await expect(canvas.getByText('bestuur@vve.example')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: words.add })).toBeNull();
    await expect(canvas.queryByRole('button', { name: words.edit })).toBeNull();
    await expect(
      canvas.queryByRole('heading', { name: (await wordsOf(partnerWebhookWords)).title }),
    ).toBeNull();
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
  args: { totals: [], partners: [] },
  async play({ canvas }) {
    const words = await wordsOf(partnersWords);
    await expect(await canvas.findByText(words.none)).toBeVisible();
  },
};

export const NarrowGerman: Story = {
  ...ReportLink,
  globals: { language: 'de', viewport: { value: 'w320' } },
};

export const Chinese: Story = { ...WrittenDown, globals: { language: 'zh' } };

export const Dark: Story = { ...ReportLink, globals: { theme: 'dark' } };
