import type { Meta, StoryObj } from '@storybook/react-vite';
import { assistant } from '@vakman/widgets/assistant/assistant.definition.ts';
import type { AssistantProps } from '@vakman/widgets/assistant/assistant.props.ts';
import type { AssistantWords } from '@vakman/widgets/assistant/assistant.words.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import { hostOf, seen, shadowRootOf, shadowView, widgetStory } from '../support/widget-story.tsx';

const meta = { title: 'Widgets/Assistant', ...widgetStory(assistant) } satisfies Meta<
  Partial<AssistantProps>
>;
export default meta;
type Story = StoryObj<Partial<AssistantProps>>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const wordsOf = ({ loaded }: Pick<Played, 'loaded'>) => loaded['words'] as AssistantWords;
const click = ({ canvasElement }: Played, role: 'button' | 'checkbox', name: string) =>
  userEvent.click(shadowView(canvasElement).getByRole(role, { name }));

async function toBuilding(story: Played): Promise<void> {
  const { messages } = wordsOf(story);
  await click(story, 'button', messages.tab);
  await click(story, 'button', messages.steps.initial.begin);
}

async function toServices(story: Played): Promise<void> {
  await toBuilding(story);
  await click(story, 'button', wordsOf(story).messages.steps['building-type'].existing);
}

/** The tab alone, as long as nobody wants anything. */
export const Closed: Story = {
  async play({ canvasElement, loaded }) {
    const view = shadowView(canvasElement);
    await expect(view.getByRole('button', { name: wordsOf({ loaded }).messages.tab })).toBeVisible();
    await expect(view.queryByRole('dialog')).toBeNull();
  },
};

/** As it comes by itself, with its bubble. The focus stays where the visitor is. */
export const Greeting: Story = {
  parameters: { hostAttributes: { open: '', 'data-bubble': '' } },
  async play({ args, canvasElement, loaded }) {
    const view = shadowView(canvasElement);
    const { messages } = wordsOf({ loaded });
    const dialog = view.getByRole('dialog', { name: messages.steps.initial.title });
    await expect(dialog).toHaveTextContent(messages.automatic);
    await seen(() => view.getByText(messages.bubble));
    await expect(shadowRootOf(canvasElement).activeElement).toBeNull();
    await expect(view.queryByRole('button', { name: messages.tab })).toBeNull();
    await expect(args.emit).toHaveBeenCalledWith('assistant-opened', null);
  },
};

/** The first question; its title has the focus. */
export const BuildingType: Story = {
  async play(story) {
    await toBuilding(story);
    const view = shadowView(story.canvasElement);
    const question = wordsOf(story).messages.steps['building-type'];
    const title = view.getByRole('heading', { name: question.title });
    await expect(shadowRootOf(story.canvasElement).activeElement).toBe(title);
    for (const name of [question.new, question.existing]) {
      await expect(view.getByRole('button', { name })).toBeVisible();
    }
  },
};

/** The second question, before anything is chosen: there is no way on. */
export const Services: Story = {
  async play(story) {
    await toServices(story);
    const view = shadowView(story.canvasElement);
    const { quote } = wordsOf(story).messages.steps.services;
    await expect(view.getAllByRole('checkbox')).toHaveLength(6);
    await expect(view.getByRole('button', { name: quote.replace('{count}', '0') })).toBeDisabled();
  },
};

/** Facade cleaning alone has a fixed price: it is booked at once. */
export const FacadeCleaningAlone: Story = {
  async play(story) {
    await toServices(story);
    const { messages, localFacts } = wordsOf(story);
    await click(story, 'checkbox', localFacts.serviceNames.gevelreiniging);
    const onward = shadowView(story.canvasElement).getByRole('link', { name: messages.steps.services.book });
    await expect(onward).toHaveAttribute('href', expect.stringMatching(/\/gevelreiniging-booking$/));
  },
};

/** Anything more leads to a quote, and the button counts. */
export const SeveralServices: Story = {
  async play(story) {
    await toServices(story);
    const { messages, localFacts } = wordsOf(story);
    const { gevelreiniging, buitenschilder, 'houtrot-reparatie': woodRot } = localFacts.serviceNames;
    for (const name of [gevelreiniging, buitenschilder, woodRot]) await click(story, 'checkbox', name);
    const name = messages.steps.services.quote.replace('{count}', '3');
    const onward = shadowView(story.canvasElement).getByRole('link', { name });
    // As from any page that is not of our site, the answers come along.
    const answers = '?building=existing&services=gevelreiniging.buitenschilder.houtrot-reparatie';
    await expect(onward).toHaveAttribute('href', expect.stringContaining(`/offerte-aanvragen${answers}`));
  },
};

/** Closed by Escape: the answers are forgotten, and the focus is back on the tab. */
export const ClosedAgain: Story = {
  async play(story) {
    const { args, canvasElement } = story;
    await toServices(story);
    await userEvent.keyboard('{Escape}');
    const host = hostOf(canvasElement);
    await waitFor(() => expect(host).not.toHaveAttribute('open'));
    const tab = shadowView(canvasElement).getByRole('button', { name: wordsOf(story).messages.tab });
    await expect(shadowRootOf(canvasElement).activeElement).toBe(tab);
    await waitFor(() => expect(args.emit).toHaveBeenLastCalledWith('assistant-closed', null));
    await userEvent.click(tab);
    const { title } = wordsOf(story).messages.steps.initial;
    await seen(() => shadowView(canvasElement).getByRole('dialog', { name: title }));
  },
};

/** The longest words on the narrowest screen: all of it stays inside. */
export const Ukrainian: Story = {
  globals: { language: 'uk', viewport: { value: 'w320' } },
  async play(story) {
    await toServices(story);
    const view = shadowView(story.canvasElement);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    const { left, right, top, bottom } = view.getByRole('dialog').getBoundingClientRect();
    await expect(Math.min(left, top, innerWidth - right, innerHeight - bottom)).toBeGreaterThanOrEqual(16);
  },
};

/** The canal by night. */
export const Dark: Story = {
  globals: { theme: 'dark' },
  async play(story) {
    await SeveralServices.play?.(story);
    const dialog = shadowView(story.canvasElement).getByRole('dialog');
    await expect(getComputedStyle(dialog).backgroundColor).toBe('rgb(21, 33, 28)');
  },
};

/** On a page that shouts, it looks the same. */
export const HostilePage: Story = {
  globals: { host: 'hostile' },
  async play(story) {
    await toBuilding(story);
    const dialog = shadowView(story.canvasElement).getByRole('dialog');
    const { position, fontSize, textTransform } = getComputedStyle(dialog);
    await expect({ position, fontSize, textTransform }).toEqual({
      position: 'fixed',
      fontSize: '17px',
      textTransform: 'none',
    });
  },
};
