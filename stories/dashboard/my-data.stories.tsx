import type { Meta, StoryObj } from '@storybook/react-vite';
import { MyData, type TakeResult } from '@vakman/dashboard/features/own-data/my-data.tsx';
import { ownDataWords } from '@vakman/dashboard/generated/own-data.words.ts';
import { fill } from '@vakman/domain/text/fill';
import { expect, fn, userEvent } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';

const answering = (result: TakeResult) => fn((): Promise<TakeResult> => Promise.resolve(result));

const meta = {
  title: 'Dashboard/My data',
  component: MyData,
  ...dashboardStory(inFrame({ actor: 'customer', page: 'profile' })),
  args: { onTake: answering({ missing: 0 }) },
} satisfies Meta<typeof MyData>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function take(canvas: Canvas) {
  const { take: words } = await wordsOf(ownDataWords);
  await userEvent.click(await canvas.findByRole('button', { name: words.submit }));
  return words;
}

/** All of it came. */
export const Taken: Story = {
  async play({ args, canvas }) {
    const words = await take(canvas);
    await expect(await canvas.findByText(words.done)).toBeVisible();
    await expect(args.onTake).toHaveBeenCalledWith(words.file);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Until it is there, nobody asks twice. */
export const Busy: Story = {
  args: { onTake: fn(() => new Promise<never>(() => {})) },
  async play({ canvas }) {
    const words = await take(canvas);
    await expect(await canvas.findByText(words.busy)).toBeVisible();
    await expect(canvas.getByRole('button', { name: words.submit })).toBeDisabled();
  },
};

/** The ZIP came, but for some photos. */
export const WithoutAll: Story = {
  args: { onTake: answering({ missing: 2 }) },
  async play({ canvas }) {
    const words = await take(canvas);
    await expect(await canvas.findByText(words.done)).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(fill(words.missing, { count: 2 }));
  },
};

/** It was asked for too often. */
export const TooOften: Story = {
  args: { onTake: answering('tooOften') },
  async play({ canvas }) {
    const words = await take(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(words.tooOften);
  },
};

/** No answer came; the same press tries again. */
export const Failed: Story = {
  args: { onTake: answering('failed') },
  async play({ args, canvas }) {
    const words = await take(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(words.failed);
    await take(canvas);
    await expect(args.onTake).toHaveBeenCalledTimes(2);
  },
};

export const NarrowUkrainian: Story = { ...Failed, globals: { language: 'uk', viewport: { value: 'w320' } } };

export const LongGerman: Story = { ...WithoutAll, globals: { language: 'de', viewport: { value: 'w375' } } };

export const Chinese: Story = { ...Taken, globals: { language: 'zh' } };

export const Dark: Story = { ...TooOften, globals: { theme: 'dark' } };
