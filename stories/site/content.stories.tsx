import type { Meta, StoryObj } from '@storybook/react-vite';
import { serviceSlugs } from '@vakman/domain/services';
import { iconNames } from '@vakman/site/_components/icon/icon-names.ts';
import { expect, userEvent } from 'storybook/test';
import { siteStory } from '../support/site-story.tsx';
import examples from './content.examples.tsx?rendered';

const meta = { title: 'Site/Content' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Oxblood for the one action of a screen; the quiet one beside it is an outline. */
export const Buttons: Story = {
  ...siteStory(examples['buttons']),
  async play({ canvas }) {
    const [primary, quiet] = canvas.getAllByRole('link');
    await expect(primary?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(quiet).toHaveClass('quiet');
  },
};

/** The buttons on a field of paint. */
export const CallToAction: Story = {
  ...siteStory(examples['callToAction']),
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvas.getAllByRole('link').length).toBeGreaterThanOrEqual(2);
  },
};

/** Services with a drawing each; the whole tile is the link. */
export const ServiceTiles: Story = {
  ...siteStory(examples['tiles']),
  async play({ canvas }) {
    await expect(canvas.getAllByRole('link')).toHaveLength(serviceSlugs.length);
  },
};

/** What the firm does, in groups that fold. */
export const ServiceCards: Story = {
  ...siteStory(examples['cards']),
  async play({ canvasElement }) {
    const group = canvasElement.querySelector<HTMLDetailsElement>('details');
    await expect(group).toHaveAttribute('open');
    await expect(group?.querySelector('.service-cards')).toBeVisible();
  },
};

/** Every answer is in the page, so that searching in it finds them; one is open here. */
export const Questions: Story = {
  ...siteStory(examples['questions']),
  async play({ canvasElement }) {
    const [first, second] = canvasElement.querySelectorAll<HTMLDetailsElement>('details');
    await userEvent.click(first?.querySelector('summary') as HTMLElement);
    await expect(first?.querySelector('p')).toBeVisible();
    await expect(second).not.toHaveAttribute('open');
  },
};

/** What happens after a request, and when. */
export const NextSteps: Story = {
  ...siteStory(examples['nextSteps']),
  async play({ canvas }) {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};

/** A drawn map that leads to a real one; nothing is loaded from elsewhere before that. */
export const MapCard: Story = {
  ...siteStory(examples['map']),
  async play({ canvas }) {
    await expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank');
  },
};

/** Words on a strip of masking tape. */
export const TapeLabel: Story = {
  ...siteStory(examples['label']),
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('.tape-label')).toBeVisible();
  },
};

/** One set, drawn with one pen; each stands beside words that say the same. */
export const Icons: Story = {
  ...siteStory(examples['icons']),
  async play({ canvasElement }) {
    const shown = canvasElement.querySelectorAll('svg');
    await expect(shown).toHaveLength(iconNames.length);
    for (const icon of shown) {
      await expect(icon).toHaveAttribute('aria-hidden', 'true');
    }
  },
};
