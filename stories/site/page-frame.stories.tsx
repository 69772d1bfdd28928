import type { Meta, StoryObj } from '@storybook/react-vite';
import { languages } from '@vakman/domain/languages/languages';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { siteStory } from '../support/site-story.tsx';
import examples from './page-frame.examples.tsx?rendered';

const meta = { title: 'Site/Page frame' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** One row around the logo on a wide screen. */
export const Header: Story = {
  ...siteStory(examples['header']),
  globals: { viewport: { value: 'w1280' } },
  async play({ canvas }) {
    const menu = within(canvas.getAllByRole('navigation')[0] as HTMLElement);
    await expect(menu.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: /\d{3}/ })).toBeVisible();
  },
};

/** On a phone a row of links stands above the logo, and the number hides behind its sign. */
export const HeaderOnAPhone: Story = {
  ...siteStory(examples['header']),
  globals: { viewport: { value: 'w375' } },
  async play({ canvasElement }) {
    const number = canvasElement.querySelector<HTMLElement>('.call-number');
    await expect(number).not.toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** On a phone the services come in a drawer, and the page behind it is out of reach. */
export const ServicesDrawer: Story = {
  ...siteStory(examples['header']),
  globals: { viewport: { value: 'w375' } },
  async play({ canvas, canvasElement }) {
    const button = canvasElement.querySelector<HTMLElement>('.opens-services');
    await userEvent.click(button as HTMLElement);
    const drawer = await canvas.findByRole('dialog');
    await waitFor(() => expect(drawer.matches(':modal')).toBe(true));
    await expect(within(drawer).getAllByRole('link').length).toBeGreaterThan(5);
  },
};

/** The same page in eight languages, each by its own name. */
export const LanguageSwitcher: Story = {
  ...siteStory(examples['header']),
  async play({ canvasElement }) {
    const menu = canvasElement.querySelector<HTMLElement>('#languages');
    menu?.showPopover();
    const links = within(menu as HTMLElement).getAllByRole('link');
    await expect(links).toHaveLength(languages.length);
    await expect(links.filter((link) => link.ariaCurrent === 'true')).toHaveLength(1);
  },
};

/** What the firm does, shown and said; what may be counted on stands in the water. */
export const Hero: Story = {
  ...siteStory(examples['hero']),
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** How every other page begins: the way back, its title, what it is about. */
export const PageHeadWithBreadcrumbs: Story = {
  ...siteStory(examples['pageHead']),
  async play({ canvas }) {
    const trail = within(canvas.getByRole('navigation')).getAllByRole('listitem');
    await expect(trail).toHaveLength(4);
    await expect(trail.at(-1)).toHaveAttribute('aria-current', 'page');
  },
};

/** Menu, pages that must be within reach, work area and registrations. */
export const Footer: Story = {
  ...siteStory(examples['footer']),
  async play({ canvas }) {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.getAllByRole('link').length).toBeGreaterThan(10);
  },
};

/** An address at which no house stands. */
export const NotFound: Story = {
  ...siteStory(examples['notFound']),
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
