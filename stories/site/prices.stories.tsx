import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { siteStory } from '../support/site-story.tsx';
import examples from './prices.examples.tsx?rendered';

const meta = { title: 'Site/Prices' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a service usually costs, and what decides it. */
export const PriceCard: Story = {
  ...siteStory(examples['range']),
  async play({ canvas, canvasElement }) {
    await expect(canvasElement.querySelector('.price strong')).toHaveTextContent(/\d/);
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(2);
  },
};

/** Work that nobody can price from afar. */
export const PriceOnRequest: Story = {
  ...siteStory(examples['onRequest']),
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('.price')).not.toHaveTextContent(/\d/);
  },
};

/** Packages as the chips of a colour card; the popular one carries a strip of tape. */
export const PaintChips: Story = {
  ...siteStory(examples['chips']),
  async play({ canvasElement }) {
    await expect(canvasElement.querySelectorAll('.chip')).toHaveLength(3);
    await expect(canvasElement.querySelectorAll('.tape-label')).toHaveLength(1);
  },
};

/** What a package holds opens below it, without script. */
export const PaintChipOpened: Story = {
  ...siteStory(examples['chips']),
  globals: { viewport: { value: 'w375' } },
  async play({ canvasElement }) {
    const chip = canvasElement.querySelector<HTMLElement>('.chip details');
    await userEvent.click(chip?.querySelector('summary') as HTMLElement);
    await expect(within(chip as HTMLElement).getAllByRole('listitem')[0]).toBeVisible();
  },
};
