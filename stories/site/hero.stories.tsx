import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { siteStory } from '../support/site-story.tsx';
import examples from './hero.examples.tsx?rendered';

const meta = { title: 'Site/Hero' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hero: Story = {
  ...siteStory(examples['hero']),
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
