import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProjectView } from '@vakman/dashboard/features/project/project-view.tsx';
import '@vakman/dashboard/ui/photo-viewer/photo-viewer.css';
import { photoViewerWords } from '@vakman/dashboard/generated/photo-viewer.words.ts';
import { projectWords } from '@vakman/dashboard/generated/project.words.ts';
import { fill } from '@vakman/domain/text/fill';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';
import { withDrawings } from '../support/with-drawings.tsx';
import { customerFile, doneFile, freshFile, now, waitingFile } from './project.rows.ts';

const isDone = () => fn(() => Promise.resolve(true));

const meta = {
  title: 'Dashboard/Project',
  component: ProjectView,
  ...dashboardStory(withDrawings, inFrame({ actor: 'customer', page: 'project' })),
  args: {
    file: customerFile,
    now,
    actions: {
      finishTask: isDone(),
      share: isDone(),
      unshare: isDone(),
      allowPublishing: isDone(),
      giveReview: isDone(),
      openDocument: fn(() => Promise.resolve()),
    },
  },
} satisfies Meta<typeof ProjectView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where it stands, what comes next, what waits for the customer, and photos that open large. */
export const InProgress: Story = {
  async play({ args, canvas }) {
    const words = await wordsOf(projectWords);
    const shown = await wordsOf(photoViewerWords);
    await expect(await canvas.findByRole('heading', { name: words.where['in-progress'] })).toBeVisible();
    await expect(canvas.getByRole('link', { name: words.toDo.look })).toBeVisible();
    const [task] = args.file.tasks;
    await userEvent.click(canvas.getByRole('checkbox', { name: new RegExp(task?.title ?? '') }));
    await expect(args.actions.finishTask).toHaveBeenCalledWith(task, false);
    const name = fill(words.photos.name, { stage: words.stages.before, number: 1, count: 2 });
    await userEvent.click(canvas.getByRole('button', { name }));
    const viewer = await canvas.findByRole('dialog');
    await userEvent.click(within(viewer).getByRole('button', { name: shown.next }));
    await userEvent.click(within(viewer).getByRole('button', { name: shown.close }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** For what it waits, and what the firm says about it. */
export const Waiting: Story = {
  args: { file: waitingFile },
  async play({ args, canvas }) {
    const { where } = await wordsOf(projectWords);
    await expect(await canvas.findByRole('heading', { name: where.weather })).toBeVisible();
    await expect(canvas.getByText(args.file.project.waiting_note)).toBeVisible();
  },
};

/** Before and after, the warranty with its day, and a review that is given. */
export const Done: Story = {
  args: { file: doneFile },
  async play({ args, canvas }) {
    const { review, compare, guarantee } = await wordsOf(projectWords);
    await expect(await canvas.findByRole('slider', { name: compare.label })).toBeEnabled();
    await expect(canvas.getByRole('region', { name: guarantee.title })).toBeVisible();
    const part = within(canvas.getByRole('region', { name: review.ask }));
    await userEvent.click(part.getByRole('button', { name: review.send }));
    await expect(part.getByRole('alert')).toHaveTextContent(review.missing);
    await expect(args.actions.giveReview).not.toHaveBeenCalled();
    await userEvent.click(part.getByRole('radio', { name: fill(review.stars, { count: 5 }) }));
    await userEvent.type(part.getByRole('textbox', { name: review.words }), 'Netjes gewerkt.');
    await userEvent.click(part.getByRole('button', { name: review.send }));
    await expect(args.actions.giveReview).toHaveBeenCalledWith({
      projectId: args.file.project.id,
      rating: 5,
      words: 'Netjes gewerkt.',
      mayPublish: false,
    });
  },
};

/** A review that was given is shown, and may be changed for some days. */
export const Reviewed: Story = {
  args: {
    file: {
      ...doneFile,
      review: {
        asked_at: '2026-11-30T09:00:00+00:00',
        rating: 4,
        words: 'Mooi strak, en alles netjes achtergelaten.',
        may_publish: true,
        given_at: '2026-12-01T09:00:00+00:00',
        changeable_until: '2026-12-15T09:00:00+00:00',
      },
    },
  },
  async play({ canvas }) {
    const { review } = await wordsOf(projectWords);
    await expect(await canvas.findByText(fill(review.stars, { count: 4 }))).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: review.change }));
    await expect(canvas.getByRole('radio', { name: fill(review.stars, { count: 4 }) })).toBeChecked();
  },
};

/** Nothing has happened yet, and the page says what will. */
export const Fresh: Story = {
  args: { file: freshFile },
  async play({ canvas }) {
    const { where, history, documents } = await wordsOf(projectWords);
    await expect(await canvas.findByRole('heading', { name: where.unplanned })).toBeVisible();
    await expect(canvas.getByText(history.none)).toBeVisible();
    await expect(canvas.getByText(documents.none)).toBeVisible();
  },
};

/** Shared with somebody in the house; a wrong address is told beside its field. */
export const Sharing: Story = {
  async play({ args, canvas }) {
    const { members } = await wordsOf(projectWords);
    const part = within(await canvas.findByRole('region', { name: members.title }));
    await userEvent.click(part.getByText(members.share));
    await userEvent.type(part.getByRole('textbox', { name: members.name }), 'Noor Bakker');
    await userEvent.type(part.getByRole('textbox', { name: members.email }), 'noor@');
    await userEvent.click(part.getByRole('button', { name: members.send }));
    await expect(part.getByText(members.emailFault)).toBeVisible();
    await userEvent.type(part.getByRole('textbox', { name: members.email }), 'example.org');
    await userEvent.click(part.getByRole('button', { name: members.send }));
    await waitFor(() =>
      expect(args.actions.share).toHaveBeenCalledWith({
        projectId: args.file.project.id,
        name: 'Noor Bakker',
        email: 'noor@example.org',
        language: 'nl',
      }),
    );
  },
};

/** Which photos everybody may see: all at once, or one by one. */
export const Permitting: Story = {
  args: { file: doneFile },
  async play({ args, canvas }) {
    const { permission } = await wordsOf(projectWords);
    const part = within(await canvas.findByRole('region', { name: permission.title }));
    await userEvent.click(part.getByRole('button', { name: permission.allowAll }));
    await expect(args.actions.allowPublishing).toHaveBeenCalledWith(
      args.file.photos.map(({ id }) => id),
      true,
    );
    await userEvent.click(part.getByText(permission.choose));
    const [first] = await part.findAllByRole('checkbox');
    if (first) await userEvent.click(first);
    await expect(args.actions.allowPublishing).toHaveBeenLastCalledWith([args.file.photos[0]?.id], true);
  },
};

export const Cancelled: Story = {
  args: { file: { ...freshFile, project: { ...freshFile.project, state: 'cancelled' } } },
};

export const NarrowGerman: Story = { globals: { language: 'de', viewport: { value: 'w320' } } };

export const Ukrainian: Story = {
  args: { file: doneFile },
  globals: { language: 'uk', viewport: { value: 'w375' } },
};

export const Chinese: Story = { globals: { language: 'zh' } };

export const Dark: Story = { args: { file: doneFile }, globals: { theme: 'dark' } };
