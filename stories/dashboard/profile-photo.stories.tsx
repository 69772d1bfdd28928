import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ProfilePhoto,
  type ProfilePhotoProps,
} from '@vakman/dashboard/features/profile-photo/profile-photo.tsx';
import { profilePhotoWords } from '@vakman/dashboard/generated/profile-photo.words.ts';
import { fill } from '@vakman/domain/text/fill';
import { profilePhotoLimits } from '@vakman/domain/profile/profile.photo';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';

/** A picture with a horizon, so that one sees how it is turned. */
function picture(width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser does not draw');
  context.fillStyle = '#7fa7c9';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#5b6b3a';
  context.fillRect(0, height * 0.6, width, height * 0.4);
  context.fillStyle = '#e3b08b';
  context.beginPath();
  context.arc(width / 2, height * 0.45, height * 0.25, 0, 2 * Math.PI);
  context.fill();
  return canvas.convertToBlob({ type: 'image/jpeg' });
}

const photo = await picture(512, 512);

const meta = {
  title: 'Dashboard/Profile photo',
  component: ProfilePhoto,
  ...dashboardStory(),
  args: {
    photo: undefined,
    hasPhoto: false,
    name: 'Олена Коваль',
    onKeep: fn<ProfilePhotoProps['onKeep']>(async () => 'done'),
    onRemove: fn(),
  },
} satisfies Meta<typeof ProfilePhoto>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const inputOf = ({ canvasElement }: Played) =>
  waitFor(() => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('Not there yet');
    return input;
  });
const choose = async (played: Played, file: Blob) =>
  userEvent.upload(await inputOf(played), new File([file], 'me.jpg', { type: 'image/jpeg' }));

/** Nobody is seen yet: initials stand in for him. */
export const Initials: Story = {
  async play({ canvas }) {
    const { choose: label } = await wordsOf(profilePhotoWords);
    await expect(await canvas.findByText('ОК')).toBeVisible();
    await expect(canvas.getByRole('button', { name: label })).toBeVisible();
  },
};

export const Shown: Story = {
  args: { photo, hasPhoto: true },
  async play({ canvas, args }) {
    const { alt, remove } = await wordsOf(profilePhotoWords);
    await expect(await canvas.findByRole('img', { name: alt })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: remove }));
    await expect(args.onRemove).toHaveBeenCalled();
  },
};

/** A wide picture, of which a square is kept. */
export const Cutting: Story = {
  async play(played) {
    await choose(played, await picture(1200, 800));
    const { save, turnRight, move } = await wordsOf(profilePhotoWords);
    await userEvent.click(await played.canvas.findByRole('button', { name: turnRight }));
    await expect(played.canvas.getByRole('group', { name: move })).toBeVisible();
    await waitFor(() => expect(played.canvas.getByRole('button', { name: save })).toBeEnabled());
  },
};

/** It is cut, kept, and whoever chose it is where he began. */
export const Kept: Story = {
  async play(played) {
    await Cutting.play?.(played);
    const { save, choose: label } = await wordsOf(profilePhotoWords);
    await userEvent.click(played.canvas.getByRole('button', { name: save }));
    await waitFor(() => expect(played.canvas.getByRole('button', { name: label })).toHaveFocus());
    const [kept] = played.args.onKeep.mock.calls[0] ?? [];
    await expect(kept?.size).toBeLessThanOrEqual(profilePhotoLimits.bytesOut);
  },
};

/** The picture stays open, to be tried again. */
export const NotKept: Story = {
  args: { onKeep: fn<ProfilePhotoProps['onKeep']>(async () => 'failed') },
  async play(played) {
    await Cutting.play?.(played);
    const { save, errors } = await wordsOf(profilePhotoWords);
    await userEvent.click(played.canvas.getByRole('button', { name: save }));
    await expect(await played.canvas.findByRole('alert')).toHaveTextContent(errors.failed);
    await expect(played.canvas.getByRole('button', { name: save })).toBeEnabled();
  },
};

export const NoPicture: Story = {
  async play(played) {
    await choose(played, new Blob(['<!doctype html>']));
    const { errors } = await wordsOf(profilePhotoWords);
    await expect(await played.canvas.findByRole('alert')).toHaveTextContent(errors.wrongType);
  },
};

export const TooSmall: Story = {
  async play(played) {
    await choose(played, await picture(100, 400));
    const { errors } = await wordsOf(profilePhotoWords);
    await expect(await played.canvas.findByRole('alert')).toHaveTextContent(
      fill(errors.tooSmall, { pixels: profilePhotoLimits.leastPixels }),
    );
  },
};

export const NarrowGerman: Story = { ...NotKept, globals: { language: 'de', viewport: { value: 'w320' } } };

export const Ukrainian: Story = { ...Shown, globals: { language: 'uk', viewport: { value: 'w375' } } };

export const Chinese: Story = { ...Cutting, globals: { language: 'zh' } };

export const Dark: Story = { ...Cutting, globals: { theme: 'dark' } };
