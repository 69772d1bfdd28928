import type { Meta, StoryObj } from '@storybook/react-vite';
import { CameraView } from '@vakman/dashboard/features/project-photos/camera-view.tsx';
import { OfficeProjectView } from '@vakman/dashboard/features/projects/office-project-view.tsx';
import '@vakman/dashboard/ui/photo-viewer/photo-viewer.css';
import { projectWords } from '@vakman/dashboard/generated/project.words.ts';
import { projectsWords } from '@vakman/dashboard/generated/projects.words.ts';
import { fill } from '@vakman/domain/text/fill';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';
import { withDrawings } from '../support/with-drawings.tsx';
import { doneFile, freshFile, officeFile } from './project.rows.ts';
import { crews } from './projects.rows.ts';
import { colleagues } from './requests.rows.ts';

const isDone = () => fn(() => Promise.resolve(true));

const meta = {
  title: 'Dashboard/Project of the office',
  component: OfficeProjectView,
  ...dashboardStory(withDrawings, inFrame({ actor: 'employee', page: 'admin' })),
  args: {
    file: officeFile,
    colleagues,
    crews,
    here: [],
    camera: (
      <CameraView
        project={officeFile.project}
        userId="sanne"
        waiting={[]}
        onTaken={() => Promise.resolve()}
        onResume={() => undefined}
        onDrop={() => undefined}
      />
    ),
    onEdit: fn(),
    actions: {
      move: isDone(),
      planDays: isDone(),
      changeDay: isDone(),
      cancelDay: isDone(),
      addNote: isDone(),
      showEntry: isDone(),
      removeEntry: isDone(),
      removePhoto: isDone(),
      addTask: isDone(),
      finishTask: isDone(),
      removeTask: isDone(),
      addDocument: isDone(),
      removeDocument: isDone(),
      openDocument: fn(() => Promise.resolve()),
      addExtraWork: isDone(),
      makeExample: isDone(),
      share: isDone(),
      unshare: isDone(),
    },
  },
} satisfies Meta<typeof OfficeProjectView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A note for the customer is another choice than one for colleagues, and what he does not see is marked. */
export const Filled: Story = {
  async play({ args, canvas }) {
    const { note } = await wordsOf(projectsWords);
    const { audiences } = await wordsOf(projectWords);
    const part = within(await canvas.findByRole('region', { name: note.title }));
    await expect(part.getByRole('radio', { name: audiences.internal })).toBeChecked();
    await userEvent.type(part.getByRole('textbox', { name: note.label }), 'Dorpel is droog');
    await userEvent.click(part.getByRole('radio', { name: audiences.customer }));
    await userEvent.click(part.getByRole('button', { name: note.save }));
    await waitFor(() => expect(args.actions.addNote).toHaveBeenCalledWith('Dorpel is droog', 'customer'));
  },
};

/** One that waits says for what, which is asked first; the customer is told in the words that were typed. */
export const PuttingOff: Story = {
  async play({ args, canvas }) {
    const { state } = await wordsOf(projectsWords);
    const { waitingFor } = await wordsOf(projectWords);
    await userEvent.click(await canvas.findByRole('button', { name: state.steps.waiting }));
    const dialog = within(canvas.getByRole('dialog'));
    const send = dialog.getByRole('button', { name: state.steps.waiting });
    await userEvent.click(send);
    await expect(dialog.getByText(state.reasonMissing)).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: waitingFor.material }));
    await userEvent.type(dialog.getByRole('textbox', { name: state.note }), 'De verf komt vrijdag.');
    await userEvent.click(send);
    await expect(args.actions.move).toHaveBeenCalledWith({
      state: 'waiting',
      waitingFor: 'material',
      waitingNote: 'De verf komt vrijdag.',
    });
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** Days from the first to the last, without the weekend between them. */
export const Planning: Story = {
  args: { file: { ...freshFile, side: 'office' } },
  async play({ args, canvas }) {
    const { days } = await wordsOf(projectsWords);
    const part = within(await canvas.findByRole('region', { name: days.title }));
    await userEvent.click(part.getByText(days.add));
    const type = async (label: string, value: string) => {
      const field = part.getByLabelText(label);
      await userEvent.clear(field);
      await userEvent.type(field, value);
    };
    await type(days.from, '2026-11-27');
    await type(days.to, '2026-11-30');
    await userEvent.selectOptions(part.getByRole('combobox', { name: days.crew }), 'Ploeg Haven');
    await userEvent.click(part.getByRole('button', { name: days.plan }));
    await waitFor(() =>
      expect(args.actions.planDays).toHaveBeenCalledWith([
        { crew: 1, starts_at: '2026-11-27T06:30:00Z', ends_at: '2026-11-27T15:00:00Z' },
        { crew: 1, starts_at: '2026-11-30T06:30:00Z', ends_at: '2026-11-30T15:00:00Z' },
      ]),
    );
  },
};

/** A task for a colleague with its day. */
export const WithTask: Story = {
  async play({ args, canvas }) {
    const { tasks } = await wordsOf(projectsWords);
    const part = within(await canvas.findByRole('region', { name: tasks.title }));
    await userEvent.click(part.getByText(tasks.add));
    await userEvent.click(part.getByRole('button', { name: tasks.save }));
    await expect(part.getByText(tasks.missing)).toBeVisible();
    await userEvent.type(part.getByRole('textbox', { name: tasks.label }), 'Verf bestellen');
    await userEvent.click(part.getByRole('button', { name: tasks.save }));
    await waitFor(() =>
      expect(args.actions.addTask).toHaveBeenCalledWith({
        title: 'Verf bestellen',
        due: '',
        audience: 'internal',
        assignee: null,
      }),
    );
  },
};

/** Of photos that the customer allowed, a press makes a draft for the gallery. */
export const ForTheGallery: Story = {
  args: {
    file: {
      ...doneFile,
      side: 'office',
      photos: doneFile.photos.map((photo) => ({ ...photo, permitted_at: '2026-11-28T09:00:00+00:00' })),
    },
  },
  async play({ args, canvas }) {
    const { example } = await wordsOf(projectsWords);
    const part = within(await canvas.findByRole('region', { name: example.title }));
    await expect(
      part.getByText(fill(example.allowed, { count: args.file.photos.length, all: args.file.photos.length })),
    ).toBeVisible();
    await userEvent.click(part.getByText(example.make));
    await userEvent.type(part.getByRole('textbox', { name: example.name }), 'Woonhuis in Almere Haven');
    await userEvent.click(part.getByRole('button', { name: example.save }));
    await waitFor(() => expect(args.actions.makeExample).toHaveBeenCalledOnce());
  },
};

/** Who else looks at it is named; nothing has happened yet. */
export const Fresh: Story = {
  args: { file: { ...freshFile, side: 'office' }, here: ['Bram Bos'] },
  async play({ canvas }) {
    const { here, days } = await wordsOf(projectsWords);
    await expect(await canvas.findByText(fill(here, { names: 'Bram Bos' }))).toBeVisible();
    await expect(canvas.getByText(days.none)).toBeVisible();
  },
};

export const NarrowGerman: Story = { globals: { language: 'de', viewport: { value: 'w320' } } };

export const Ukrainian: Story = { globals: { language: 'uk', viewport: { value: 'w375' } } };

export const Chinese: Story = { globals: { language: 'zh' } };

export const Dark: Story = { globals: { theme: 'dark' } };
