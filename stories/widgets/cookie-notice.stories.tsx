import type { Meta, StoryObj } from '@storybook/react-vite';
import { consentDateKey, consentKey, type ConsentChoice } from '@vakman/domain/consent';
import { storedItems } from '@vakman/domain/stored-items/stored-items';
import { cookieNotice } from '@vakman/widgets/cookie-notice/cookie-notice.definition.ts';
import type { CookieNoticeProps } from '@vakman/widgets/cookie-notice/cookie-notice.props.ts';
import type { CookieNoticeWords } from '@vakman/widgets/cookie-notice/cookie-notice.words.ts';
import { expect, userEvent } from 'storybook/test';
import { hostOf, seen, shadowRootOf, shadowView, widgetStory } from '../support/widget-story.tsx';

const meta = { title: 'Widgets/Cookie notice', ...widgetStory(cookieNotice) } satisfies Meta<
  Partial<CookieNoticeProps>
>;
export default meta;
type Story = StoryObj<Partial<CookieNoticeProps>>;
type Played = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvasElement' | 'loaded'>;

const messagesOf = ({ loaded }: Pick<Played, 'loaded'>) => (loaded['words'] as CookieNoticeWords).messages;
const buttonOf = ({ canvasElement }: Played, name: string) =>
  shadowView(canvasElement).getByRole('button', { name });

/** As it appears, without the clock that would close it. */
const standing = { hostAttributes: { 'data-shown': '', 'data-started': '' } };

async function expectEqualButtons(played: Played): Promise<void> {
  const { accept, decline } = messagesOf(played);
  const looks = [accept, decline].map((name) => {
    const button = buttonOf(played, name);
    const { width, height } = button.getBoundingClientRect();
    const { backgroundColor, color, fontWeight } = getComputedStyle(button);
    return { width: Math.round(width), height: Math.round(height), backgroundColor, color, fontWeight };
  });
  await expect(looks[0]).toEqual(looks[1]);
  await expect(looks[0]?.height).toBeGreaterThanOrEqual(44);
}

/** What a first visitor sees for three seconds: two equal buttons, and no focus taken. */
export const FirstVisit: Story = {
  parameters: standing,
  async play(played) {
    const { canvasElement } = played;
    const { text, title } = messagesOf(played);
    await expect(shadowView(canvasElement).getByRole('region', { name: title })).toBeVisible();
    await expect(shadowView(canvasElement).getByRole('status')).toHaveTextContent(text);
    await expect(shadowView(canvasElement).getByRole('status')).toHaveTextContent('3');
    await expectEqualButtons(played);
    await expect(shadowRootOf(canvasElement).activeElement).toBeNull();
  },
};

/** On pages that leave the visitor all the time he wants. */
export const KeptOpen: Story = {
  args: { keepOpen: true },
  async play(played) {
    const { canvasElement } = played;
    const { accept, text } = messagesOf(played);
    await seen(() => buttonOf(played, accept));
    await expect(shadowView(canvasElement).getByRole('status').textContent).toBe(text);
  },
};

/** Nothing is left of it once the visitor has chosen. */
export const Declined: Story = {
  args: { keepOpen: true },
  async play(played) {
    const { accept, decline } = messagesOf(played);
    await seen(() => buttonOf(played, decline));
    await userEvent.click(buttonOf(played, decline));
    await expect(localStorage.getItem(consentKey)).toBe('declined');
    await expect(shadowView(played.canvasElement).queryByRole('button', { name: accept })).toBeNull();
    await expect(hostOf(played.canvasElement)).not.toHaveAttribute('data-shown');
  },
};

/** Asked for again after a choice, with the list of all that is stored. */
function reopened(choice: ConsentChoice | undefined): Story {
  return {
    args: { open: true },
    beforeEach() {
      if (!choice) return;
      localStorage.setItem(consentKey, choice);
      localStorage.setItem(consentDateKey, '2026-11-21T09:30:00.000Z');
    },
    async play(played) {
      const { canvasElement } = played;
      const { accept, chosen, decline, stored, title } = messagesOf(played);
      const view = shadowView(canvasElement);
      await seen(() => view.getByText(chosen[choice ?? 'none'], { exact: false }));
      await expect(shadowRootOf(canvasElement).activeElement).toBe(view.getByRole('region', { name: title }));
      const isPressed = (name: string) => buttonOf(played, name).getAttribute('aria-pressed');
      await expect([accept, decline].map(isPressed)).toEqual([
        String(choice === 'accepted'),
        String(choice === 'declined'),
      ]);
      await userEvent.click(view.getByText(stored.title));
      await expect(view.getAllByRole('listitem')).toHaveLength(storedItems.length);
    },
  };
}

export const ReopenedAccepted = reopened('accepted');
export const ReopenedDeclined = reopened('declined');
/** It closed by itself, which is no consent. */
export const ReopenedAutoAccepted = reopened('auto-accepted');
export const ReopenedBeforeChoosing = reopened(undefined);

/** The longest words on the narrowest screen. */
export const LongGerman: Story = {
  ...FirstVisit,
  globals: { language: 'de', viewport: { value: 'w320' } },
};

export const ReopenedUkrainian: Story = {
  ...ReopenedDeclined,
  globals: { language: 'uk', viewport: { value: 'w375' } },
};

export const Chinese: Story = { ...FirstVisit, globals: { language: 'zh' } };

export const Dark: Story = { ...ReopenedAccepted, globals: { theme: 'dark' } };
