import type { Meta, StoryObj } from '@storybook/react-vite';
import { RequestView } from '@vakman/dashboard/features/requests/request-view.tsx';
import { photoViewerWords } from '@vakman/dashboard/generated/photo-viewer.words.ts';
import { requestsWords } from '@vakman/dashboard/generated/requests.words.ts';
import '@vakman/dashboard/features/requests/request.css';
import '@vakman/dashboard/ui/photo-viewer/photo-viewer.css';
import { fill } from '@vakman/domain/text/fill';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';
import { colleagues, file, note, now, suggestion, task, template, userId } from './requests.rows.ts';

const done = () => Promise.resolve(true);

/** Twice as wide as high. */
const picture = new Blob(
  [
    Uint8Array.fromBase64(
      'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGPYbWwMRAAI/gJDkCnkngAAAABJRU5ErkJggg==',
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
    const lost = fill(history.mailLost, { mail: history.mails.confirmation });
    await expect(canvas.getByText(lost)).toBeVisible();
  },
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
    const shown = await wordsOf(photoViewerWords);
    const part = within(await canvas.findByRole('region', { name: words.title }));
    await expect(part.getByText(words.lost)).toBeVisible();
    await expect(part.getByRole('button', { name: fill(words.file, { number: 2 }) })).toBeVisible();
    await userEvent.click(part.getByRole('button', { name: fill(words.open, { number: 1 }) }));
    const viewer = await canvas.findByRole('dialog');
    await userEvent.click(within(viewer).getByRole('button', { name: shown.turn }));
    const stage = within(viewer).getByRole('region', { name: shown.title });
    const image = within(stage).getByRole('img');
    await waitFor(() => expect(image.getBoundingClientRect().height).toBeGreaterThan(1));
    const isWithinReach = () => {
      const { height, width, top } = image.getBoundingClientRect();
      return height > width && top >= Math.floor(stage.getBoundingClientRect().top);
    };
    await waitFor(() => expect(isWithinReach()).toBe(true));
    await userEvent.click(within(viewer).getByRole('button', { name: shown.zoom }));
    await waitFor(() => expect(isWithinReach()).toBe(true));
    await userEvent.click(within(viewer).getByRole('button', { name: shown.close }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const German: Story = { globals: { language: 'de', viewport: { value: 'w375' } } };
export const Chinese: Story = { globals: { language: 'zh' } };
export const Dark: Story = { globals: { theme: 'dark' } };
