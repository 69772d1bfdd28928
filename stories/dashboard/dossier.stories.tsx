import type { Meta, StoryObj } from '@storybook/react-vite';
import { Loading } from '@vakman/dashboard/app/loading.tsx';
import { FaultPage } from '@vakman/dashboard/app/page-boundary.tsx';
import { DossierView } from '@vakman/dashboard/features/dossier/dossier-view.tsx';
import { appWords } from '@vakman/dashboard/generated/app.words.ts';
import { dossierWords } from '@vakman/dashboard/generated/dossier.words.ts';
import { emptyDossier } from '@vakman/domain/dossier/dossier.answers';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { asLookedUp } from '../support/as-looked-up.ts';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';
import { filledDossier, today } from './dossier.rows.ts';

const meta = {
  title: 'Dashboard/Dossier',
  component: DossierView,
  ...dashboardStory(inFrame({ actor: 'customer', page: 'dashboard' })),
  args: {
    dossier: filledDossier,
    email: 'o.koval@mail.example',
    now: today,
    photos: new Map<string, Blob>(),
    actions: { openAppointment: fn(() => Promise.resolve()), takeDocument: fn(() => Promise.resolve()) },
  },
} satisfies Meta<typeof DossierView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing was asked or booked with this address: what can be done about it. */
export const Empty: Story = {
  args: { dossier: emptyDossier },
  async play({ canvas }) {
    const { appointments, needs, requests } = await wordsOf(dossierWords);
    await expect(await canvas.findByText(asLookedUp(appointments.none))).toBeVisible();
    await expect(canvas.getByText(asLookedUp(requests.none))).toBeVisible();
    await expect(canvas.getByRole('link', { name: appointments.book })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: requests.ask })).toHaveLength(2);
    await expect(canvas.getByText(asLookedUp(needs.none))).toBeVisible();
  },
};

/** An appointment in every state, a request that is answered in time, and one that is late. */
export const Filled: Story = {
  async play({ args, canvas }) {
    const { appointments, requests } = await wordsOf(dossierWords);
    const section = await canvas.findByRole('region', { name: appointments.title });
    await expect(within(section).getAllByRole('article')).toHaveLength(filledDossier.appointments.length);
    const asked = canvas.getByRole('region', { name: requests.title });
    await expect(within(asked).getAllByRole('article')).toHaveLength(filledDossier.requests.length);
    for (const { status } of filledDossier.appointments) {
      await expect(within(section).getAllByText(appointments.status[status])[0]).toBeVisible();
    }
    // One can be changed; whatever is over, called off or too near can be looked at alone.
    const [changeable, ...others] = within(section).getAllByRole('button', { name: appointments.open });
    await expect(others).toEqual([]);
    await expect(changeable?.closest('article')).toHaveTextContent(appointments.status.confirmed);
    // One is too near to be changed, but not to be withdrawn from.
    await expect(within(section).getAllByRole('button', { name: appointments.withdraw })).toHaveLength(1);
    const [first] = within(section).getAllByRole('button', { name: appointments.view });
    if (first) await userEvent.click(first);
    await expect(args.actions?.openAppointment).toHaveBeenCalledWith(filledDossier.appointments[0]?.id);
  },
};

/** The backend did not open the appointment. */
export const NotOpened: Story = {
  args: {
    actions: { ...meta.args.actions, openAppointment: fn(() => Promise.reject(new Error('No answer'))) },
  },
  async play({ canvas }) {
    const { appointments } = await wordsOf(dossierWords);
    const [first] = await canvas.findAllByRole('button', { name: appointments.open });
    if (first) await userEvent.click(first);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(appointments.failed));
  },
};

/** What waits for him stands first, the most urgent before the rest. */
export const NeedsOfAll: Story = {
  async play({ canvas }) {
    const { needs } = await wordsOf(dossierWords);
    const section = within(await canvas.findByRole('region', { name: needs.title }));
    const ways = section.getAllByRole('link');
    await expect(ways[0]).toHaveTextContent('2026-0043');
    await expect(ways.at(-1)).toHaveTextContent(needs.review);
  },
};

/** Of two homes one is looked at. */
export const OneHome: Story = {
  async play({ canvas }) {
    const { homes, projects, quotes } = await wordsOf(dossierWords);
    await userEvent.click(await canvas.findByRole('radio', { name: /Achterburgwal/ }));
    const section = canvas.getByRole('region', { name: projects.title });
    await expect(within(section).getAllByRole('article')).toHaveLength(1);
    await expect(canvas.getByText(asLookedUp(quotes.none))).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: homes.all }));
    await expect(within(section).getAllByRole('article')).toHaveLength(filledDossier.projects.length);
  },
};

/** The office looks: it is led nowhere. */
export const LookedAt: Story = {
  args: { actions: undefined },
  async play({ canvas }) {
    const { quotes } = await wordsOf(dossierWords);
    const section = await canvas.findByRole('region', { name: quotes.title });
    await expect(within(section).queryByRole('link')).toBeNull();
  },
};

export const DocumentNotTaken: Story = {
  args: { actions: { ...meta.args.actions, takeDocument: fn(() => Promise.reject(new Error('No answer'))) } },
  async play({ canvas }) {
    const { documents } = await wordsOf(dossierWords);
    await userEvent.click(await canvas.findByRole('button', { name: 'Kleuradvies.pdf' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(documents.failed);
  },
};

export const Waiting: Story = {
  render: () => <Loading />,
  async play({ canvas }) {
    const { loading } = await wordsOf(appWords);
    await expect(await canvas.findByText(loading)).toBeVisible();
  },
};

/** It could not be fetched. */
export const Failed: Story = {
  render: () => <FaultPage onAgain={onAgain} />,
  async play({ canvas }) {
    const { fault } = await wordsOf(appWords);
    await userEvent.click(await canvas.findByRole('button', { name: fault.again }));
    await expect(onAgain).toHaveBeenCalled();
  },
};
const onAgain = fn();

export const NarrowGerman: Story = { ...Filled, globals: { language: 'de', viewport: { value: 'w320' } } };

export const EmptyUkrainian: Story = { ...Empty, globals: { language: 'uk', viewport: { value: 'w375' } } };

export const Chinese: Story = { ...Filled, globals: { language: 'zh' } };

export const Dark: Story = { ...NotOpened, globals: { theme: 'dark' } };
