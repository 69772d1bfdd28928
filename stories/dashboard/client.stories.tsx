import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClientView } from '@vakman/dashboard/features/clients/client-view.tsx';
import { clientsWords } from '@vakman/dashboard/generated/clients.words.ts';
import { requestsWords } from '@vakman/dashboard/generated/requests.words.ts';
import '@vakman/dashboard/features/clients/clients.css';
import '@vakman/dashboard/features/requests/request.css';
import { fill } from '@vakman/domain/text/fill';
import { expect, fn, userEvent } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';
import { bareClient, clientFile, merged } from './client.rows.ts';
import { colleagues, suggestion, userId } from './requests.rows.ts';

const isDone = () => fn(() => Promise.resolve(true));

const meta = {
  title: 'Dashboard/Client',
  component: ClientView,
  ...dashboardStory(inFrame({ actor: 'admin', page: 'admin' })),
  args: {
    client: clientFile,
    photos: { photos: [], count: 0, onAll: fn() },
    colleagues,
    rights: { people: true, log: true, settings: true },
    userId,
    here: [],
    actions: {
      correct: fn(() => Promise.resolve(undefined)),
      merge: fn(() => Promise.resolve()),
      unmerge: fn(() => Promise.resolve()),
      addNote: isDone(),
      removeNote: isDone(),
      addTask: isDone(),
      finishTask: isDone(),
    },
    onTake: fn(),
  },
} satisfies Meta<typeof ClientView>;
export default meta;
type Story = StoryObj<typeof ClientView>;

/** Everything of him; who might be the same is merged by a press, and comes off again. */
export const Filled: Story = {
  async play({ args: { actions, onTake }, canvas }) {
    const { client: own } = await wordsOf(requestsWords);
    const { records } = await wordsOf(clientsWords);
    await userEvent.click(await canvas.findByRole('button', { name: own.merge }));
    await expect(actions.merge).toHaveBeenCalledWith(suggestion);
    await userEvent.click(canvas.getByRole('button', { name: fill(own.unmerge, { email: merged.email }) }));
    await expect(actions.unmerge).toHaveBeenCalledWith(merged.id);
    await userEvent.click(canvas.getByRole('button', { name: records.csv }));
    await expect(onTake).toHaveBeenCalledOnce();
  },
};

/** What the office knows better is typed over what he sent; what no form would take is sent nowhere. */
export const Correcting: Story = {
  async play({ args: { actions, client }, canvas }) {
    const { correct, correction } = await wordsOf(clientsWords);
    await userEvent.click(await canvas.findByRole('button', { name: correct }));
    await expect(canvas.getByRole('textbox', { name: correction.fields.name })).toHaveFocus();
    const phone = canvas.getByRole('textbox', { name: correction.fields.phone });
    await expect(phone).toHaveValue(client.contact.phone);
    await userEvent.clear(phone);
    await userEvent.type(phone, '112');
    await userEvent.click(canvas.getByRole('button', { name: correction.save }));
    await expect(await canvas.findByText(correction.faults.phone)).toBeVisible();
    await expect(actions.correct).not.toHaveBeenCalled();
    await userEvent.type(phone, ' 345 67890');
    await userEvent.click(canvas.getByRole('button', { name: correction.save }));
    await expect(actions.correct).toHaveBeenCalledWith({
      name: client.contact.name,
      phone: '112 345 67890',
      street_address: client.contact.street_address,
      postal_code: client.contact.postal_code,
    });
    await expect(await canvas.findByRole('button', { name: correct })).toHaveFocus();
  },
};

/** Where a colleague was quicker nothing is written, and what was typed stays. */
export const CorrectedMeanwhile: Story = {
  args: {
    here: ['Bram Bos'],
    actions: { ...meta.args.actions, correct: fn(() => Promise.resolve('changed' as const)) },
  },
  async play({ canvas }) {
    const { correct, correction } = await wordsOf(clientsWords);
    await userEvent.click(await canvas.findByRole('button', { name: correct }));
    const name = canvas.getByRole('textbox', { name: correction.fields.name });
    await userEvent.clear(name);
    await userEvent.type(name, 'Wolfgang Süß');
    await userEvent.click(canvas.getByRole('button', { name: correction.save }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(correction.faults.changed);
    await expect(name).toHaveValue('Wolfgang Süß');
  },
};

/** The first few of a list are shown; the rest comes by a press. */
export const LongLists: Story = {
  async play({ canvas, args: { client } }) {
    const { showAll, mails } = await wordsOf(clientsWords);
    const part = await canvas.findByRole('region', { name: mails.title });
    await expect(part.querySelectorAll('li')).toHaveLength(5);
    const all = fill(showAll, { count: client.mails.length });
    const press = [...part.querySelectorAll('button')].find(({ textContent }) => textContent === all);
    if (press) await userEvent.click(press);
    await expect(part.querySelectorAll('li')).toHaveLength(client.mails.length);
  },
};

/** Whoever has no account is invited, by those who may; the log and his data are theirs, too. */
export const Inviting: Story = {
  async play({ canvas }) {
    const words = await wordsOf(clientsWords);
    const link = await canvas.findByRole('link', { name: words.invite });
    await expect(link.getAttribute('href')).toContain(encodeURIComponent(merged.email));
    await expect(canvas.getByRole('link', { name: words.records.log })).toBeVisible();
    const person = canvas.getByRole('link', { name: fill(words.records.person, { email: merged.email }) });
    await expect(person.getAttribute('href')).toContain(encodeURIComponent(merged.email));
  },
};

/** An employee invites nobody, and reads neither log nor settings; somebody of whom nothing is left has a page all the same. */
export const Bare: Story = {
  args: { rights: { people: false, log: false, settings: false }, client: bareClient },
  async play({ canvas }) {
    const words = await wordsOf(clientsWords);
    await expect(await canvas.findByText(words.noRequests)).toBeVisible();
    await expect(canvas.getByText(words.mails.none)).toBeVisible();
    for (const name of [words.invite, words.records.log])
      await expect(canvas.queryByRole('link', { name })).toBeNull();
  },
};

export const NarrowGerman: Story = { globals: { language: 'de', viewport: { value: 'w320' } } };

export const Ukrainian: Story = { globals: { language: 'uk', viewport: { value: 'w375' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
