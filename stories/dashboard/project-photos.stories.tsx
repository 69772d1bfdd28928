import type { Meta, StoryObj } from '@storybook/react-vite';
import { CameraView } from '@vakman/dashboard/features/project-photos/camera-view.tsx';
import type { QueuedPhoto } from '@vakman/dashboard/features/project-photos/photo-queue.events.ts';
import { QueueStrip } from '@vakman/dashboard/features/project-photos/queue-indicator.tsx';
import { projectPhotosWords } from '@vakman/dashboard/generated/project-photos.words.ts';
import { projectWords } from '@vakman/dashboard/generated/project.words.ts';
import '@vakman/dashboard/features/project/project.css';
import scene from '@vakman/site/drawings/scenes/painter-at-work.svg?raw';
import { fill } from '@vakman/domain/text/fill';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';
import { officeFile } from './project.rows.ts';

const small = new Blob([scene], { type: 'image/svg+xml' });

const queued = (number: number, of: Partial<QueuedPhoto> = {}): QueuedPhoto => ({
  id: `photo-${number}`,
  entryId: 'entry',
  projectId: officeFile.project.id,
  userId: 'sanne',
  takenAt: number,
  path: `${number}.jpg`,
  smallPath: `${number}-small.jpg`,
  stage: 'during',
  audience: 'customer',
  body: '',
  width: 2048,
  height: 1536,
  file: small,
  small,
  status: 'waiting',
  part: 0,
  isUploaded: false,
  failures: 0,
  nextAt: 0,
  ...of,
});

const meta = {
  title: 'Dashboard/Photos from the scaffold',
  component: CameraView,
  ...dashboardStory(inFrame({ actor: 'employee', page: 'admin' })),
  args: {
    project: officeFile.project,
    userId: 'sanne',
    waiting: [],
    onTaken: fn(() => Promise.resolve()),
    onResume: fn(),
    onDrop: fn(),
  },
} satisfies Meta<typeof CameraView>;
export default meta;
type Story = StoryObj<typeof meta>;

async function drawnPhoto(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(3000, 2000);
  canvas.getContext('2d')?.fillRect(0, 0, 3000, 2000);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], name, { type: 'image/jpeg' });
}

/** Two photos at once: made small, and handed on under the stage and the audience that were chosen once. */
export const Taking: Story = {
  async play({ args, canvas, canvasElement }) {
    const { stages, audiences } = await wordsOf(projectWords);
    const words = await wordsOf(projectPhotosWords);
    await userEvent.click(await canvas.findByRole('radio', { name: stages.after }));
    await userEvent.click(canvas.getByRole('radio', { name: audiences.internal }));
    const album = canvasElement.querySelector<HTMLInputElement>('input[type=file][multiple]');
    await expect(album).toHaveAttribute('aria-label', words.album);
    if (album) await userEvent.upload(album, [await drawnPhoto('a.jpg'), await drawnPhoto('b.jpg')]);
    await waitFor(() => expect(args.onTaken).toHaveBeenCalledTimes(2));
    const size = { width: 2048, height: 1365 };
    await expect(args.onTaken).toHaveBeenCalledWith(
      expect.objectContaining({ stage: 'after', audience: 'internal', ...size }),
    );
  },
};

/** What this browser cannot draw is named, with what to do about it. */
export const LeftOut: Story = {
  async play({ args, canvas, canvasElement }) {
    const words = await wordsOf(projectPhotosWords);
    await canvas.findByRole('button', { name: words.album });
    const album = canvasElement.querySelector<HTMLInputElement>('input[type=file][multiple]');
    const heic = new File(
      [new Uint8Array([0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69, 0x63, 0, 0, 0, 0])],
      'IMG_0041.heic',
      { type: 'image/heic' },
    );
    if (album) await userEvent.upload(album, [heic]);
    const said = fill(words.leftOut.heic, { file: 'IMG_0041.heic' });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(said);
    await expect(args.onTaken).not.toHaveBeenCalled();
  },
};

/** On their way, one after the other. */
export const Sending: Story = {
  args: {
    waiting: [queued(1, { status: 'sending', part: 0.62 }), queued(2), queued(3)],
  },
  async play({ canvas }) {
    const { queue } = await wordsOf(projectPhotosWords);
    await expect(await canvas.findByText(fill(queue.sending, { count: 3 }))).toBeVisible();
  },
};

/** Without a network they wait; one that was refused can be tried again or thrown away. */
export const Stuck: Story = {
  args: { waiting: [queued(1, { failures: 3 }), queued(2, { status: 'refused' })] },
  async play({ args, canvas }) {
    const words = await wordsOf(projectPhotosWords);
    await userEvent.click(await canvas.findByRole('button', { name: words.again }));
    await expect(args.onResume).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: fill(words.dropPhoto, { number: 2 }) }));
    await expect(args.onDrop).toHaveBeenCalledWith('photo-2');
  },
};

/** What the frame says on every other page while photos are on their way. */
export const Strip: Story = {
  render: ({ onResume }) => (
    <QueueStrip photos={[queued(1, { status: 'sending', part: 0.4 }), queued(2)]} onResume={onResume} />
  ),
  async play({ canvas }) {
    const { queue } = await wordsOf(projectPhotosWords);
    await expect(await canvas.findByText(fill(queue.sending, { count: 2 }))).toBeVisible();
  },
};

/** And what it says where none can be sent. */
export const StuckStrip: Story = {
  render: ({ onResume }) => <QueueStrip photos={[queued(4, { status: 'refused' })]} onResume={onResume} />,
  async play({ args, canvas }) {
    const { queue, again } = await wordsOf(projectPhotosWords);
    await expect(await canvas.findByText(fill(queue.refused, { count: 1 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: again }));
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
};

export const NarrowGerman: Story = { ...Stuck, globals: { language: 'de', viewport: { value: 'w320' } } };

export const Ukrainian: Story = { ...Sending, globals: { language: 'uk', viewport: { value: 'w375' } } };

export const Dark: Story = { ...Sending, globals: { theme: 'dark' } };
