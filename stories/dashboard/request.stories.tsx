import type { Meta, StoryObj } from '@storybook/react-vite';
import { RequestView } from '@vakman/dashboard/features/requests/request-view.tsx';
import { repliesWords } from '@vakman/dashboard/generated/replies.words.ts';
import { requestsWords } from '@vakman/dashboard/generated/requests.words.ts';
import '@vakman/dashboard/features/requests/request.css';
import { fill } from '@vakman/domain/text/fill';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';
import { colleagues, file, note, now, replies, suggestion, task, template, userId } from './requests.rows.ts';

const done = () => Promise.resolve(true);

/** A pixel. */
const picture = new Blob(
  [
    Uint8Array.fromBase64(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    ),
  ],
  { type: 'image/png' },
);

const meta = {
  title: 'Dashboard/Request',
  component: RequestView,
  ...dashboardStory(inFrame({ actor: 'admin', page: 'admin' })),
  args: {
    file,
    photos: [],
    colleagues,
    partners: [{ source: 'vve-almere', name: 'VvE Almere Haven' }],
    userId,
    now,
    here: [],
    templates: [template],
    isWriting: false,
    hasLog: true,
    actions: {
      reply: fn(done),
      undoReply: fn(done),
      change: fn(() => Promise.resolve()),
      addNote: fn(done),
      removeNote: fn(done),
      addTask: fn(done),
      finishTask: fn(done),
      planVisit: fn(done),
      merge: fn(done),
      unmerge: fn(done),
    },
  },
} satisfies Meta<typeof RequestView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What was sent, what the office does about it, and what happened. */
export const Filled: Story = {
  async play({ canvas }) {
    const { history, states } = await wordsOf(requestsWords);
    await expect(await canvas.findByText(note.body)).toBeVisible();
    const told = fill(history.state, { before: states['in-progress'], after: states.new });
    await expect(canvas.getByText(told)).toBeVisible();
    await expect(canvas.getByText(history.mailLost)).toBeVisible();
  },
};

/** A letter begins from a template, is seen as it will be read, and is sent in the language of whoever asked. */
export const Replying: Story = {
  args: { isWriting: true },
  beforeEach: () => sessionStorage.clear(),
  async play({ args, canvas }) {
    const words = await wordsOf(repliesWords);
    const part = within(await canvas.findByRole('region', { name: words.title }));
    await userEvent.selectOptions(part.getByRole('combobox', { name: words.template }), template.name);
    const body = part.getByRole<HTMLTextAreaElement>('textbox', { name: words.body });
    await expect(body.value).toContain(file.request.name);
    await expect(body.value).not.toContain('{');
    await userEvent.type(body, '!');
    await userEvent.click(part.getByRole('button', { name: words.preview }));
    await expect(part.getByRole('article')).toHaveTextContent(`${colleagues[0].name}!`);
    await userEvent.click(part.getByRole('button', { name: words.send }));
    await waitFor(() =>
      expect(args.actions.reply).toHaveBeenCalledWith(
        expect.objectContaining({ language: file.request.language, body: body.value }),
        expect.any(Function),
      ),
    );
    await waitFor(() => expect(part.queryByRole('textbox')).toBeNull());
  },
};

/** What is missing or was left open is said at its field; nothing is sent, and what was typed comes back. */
export const ReplyWithFaults: Story = {
  args: { isWriting: true },
  beforeEach: () => sessionStorage.clear(),
  async play({ args, canvas }) {
    const words = await wordsOf(repliesWords);
    const part = within(await canvas.findByRole('region', { name: words.title }));
    await userEvent.type(part.getByRole('textbox', { name: words.body }), 'Dag {{name},');
    await userEvent.click(part.getByRole('button', { name: words.send }));
    await waitFor(() => expect(part.getByRole('textbox', { name: words.subject })).toHaveFocus());
    await expect(part.getByText(words.errors.subject)).toBeVisible();
    await expect(part.getByText(fill(words.errors.open, { names: '{name}' }))).toBeVisible();
    await expect(args.actions.reply).not.toHaveBeenCalled();
    await userEvent.click(part.getByRole('button', { name: words.close }));
    await userEvent.click(part.getByRole('button', { name: words.write }));
    await expect(part.getByRole('textbox', { name: words.body })).toHaveValue('Dag {name},');
  },
};

/** What was sent, what waits and can be taken back, and what did not arrive. */
export const Replies: Story = {
  args: { file: { ...file, replies: [...replies] } },
  beforeEach: () => sessionStorage.clear(),
  async play({ args, canvas }) {
    const words = await wordsOf(repliesWords);
    const part = within(await canvas.findByRole('region', { name: words.title }));
    await expect(part.getByText(words.states.refused, { exact: false })).toBeVisible();
    await userEvent.click(part.getByRole('button', { name: words.undo }));
    await expect(args.actions.undoReply).toHaveBeenCalledWith(replies[2].id);
  },
};

export const ReplyingNarrowGerman: Story = {
  args: { isWriting: true },
  globals: { language: 'de', viewport: { value: 'w320' } },
};

/** Colleagues who look at the same request are named. */
export const NotAlone: Story = {
  args: { here: ['Bram Bos'] },
  async play({ canvas }) {
    const { request } = await wordsOf(requestsWords);
    await expect(await canvas.findByText(fill(request.here, { names: 'Bram Bos' }))).toBeVisible();
  },
};

/** A request is lost for a reason, which is asked before anything is changed. */
export const Losing: Story = {
  async play({ args, canvas }) {
    const { request, reasons, states } = await wordsOf(requestsWords);
    const part = within(await canvas.findByRole('region', { name: request.handling }));
    await userEvent.selectOptions(part.getByRole('combobox', { name: request.state }), states.lost);
    await expect(args.actions.change).not.toHaveBeenCalled();
    await userEvent.selectOptions(
      part.getByRole('combobox', { name: request.reason }),
      reasons['too-expensive'],
    );
    await waitFor(() =>
      expect(args.actions.change).toHaveBeenCalledWith({ state: 'lost', lost_reason: 'too-expensive' }),
    );
  },
};

/** A note names a colleague, and a field is empty only when what was typed is kept. */
export const Noted: Story = {
  async play({ args, canvas }) {
    const { notes } = await wordsOf(requestsWords);
    const part = within(await canvas.findByRole('region', { name: notes.title }));
    const field = part.getByRole('textbox', { name: notes.label });
    await userEvent.type(field, 'Belt na zessen');
    await userEvent.selectOptions(part.getByRole('combobox', { name: notes.mention }), colleagues[1].email);
    await userEvent.click(part.getByRole('button', { name: notes.add }));
    await waitFor(() =>
      expect(args.actions.addNote).toHaveBeenCalledWith('Belt na zessen', [colleagues[1].id]),
    );
    await waitFor(() => expect(field).toHaveValue(''));
  },
};

/** What could not be kept stays where it was typed. */
export const NotKept: Story = {
  args: { actions: { ...meta.args.actions, addNote: fn(() => Promise.resolve(false)) } },
  async play({ args, canvas }) {
    const { notes } = await wordsOf(requestsWords);
    const part = within(await canvas.findByRole('region', { name: notes.title }));
    const field = part.getByRole('textbox', { name: notes.label });
    await userEvent.type(field, 'Belt na zessen');
    await userEvent.click(part.getByRole('button', { name: notes.add }));
    await waitFor(() => expect(args.actions.addNote).toHaveBeenCalled());
    await expect(field).toHaveValue('Belt na zessen');
  },
};

/** Tasks are ticked off, and a client who came twice is made one. */
export const Done: Story = {
  async play({ args: { actions }, canvas }) {
    const { tasks, client } = await wordsOf(requestsWords);
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: fill(tasks.done, { task: task.title }) }),
    );
    await expect(actions.finishTask).toHaveBeenCalledWith(task, true);
    await userEvent.click(canvas.getByRole('button', { name: client.merge }));
    await expect(actions.merge).toHaveBeenCalledWith(suggestion);
  },
};

/** A picture opens large and is turned; a file that no browser shows is kept; one that is lost says so. */
export const Photos: Story = {
  args: {
    photos: [
      { path: 'a/1.png', file: picture, isLost: false },
      { path: 'a/2.pdf', file: new Blob(['%PDF'], { type: 'application/pdf' }), isLost: false },
      { path: 'a/3.jpg', file: undefined, isLost: true },
    ],
  },
  async play({ canvas }) {
    const { photos: words } = await wordsOf(requestsWords);
    const part = within(await canvas.findByRole('region', { name: words.title }));
    await expect(part.getByText(words.lost)).toBeVisible();
    await expect(part.getByRole('button', { name: fill(words.file, { number: 2 }) })).toBeVisible();
    await userEvent.click(part.getByRole('button', { name: fill(words.open, { number: 1 }) }));
    const viewer = await canvas.findByRole('dialog');
    await userEvent.click(within(viewer).getByRole('button', { name: words.turn }));
    await expect(viewer.querySelector('[style*="rotate(90deg)"]')).not.toBeNull();
    await userEvent.click(within(viewer).getByRole('button', { name: words.close }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const German: Story = { globals: { language: 'de', viewport: { value: 'w375' } } };
export const Chinese: Story = { globals: { language: 'zh' } };
export const Dark: Story = { globals: { theme: 'dark' } };
