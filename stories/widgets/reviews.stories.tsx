import type { Meta, StoryObj } from '@storybook/react-vite';
import { reviews } from '@vakman/widgets/reviews/reviews.definition.ts';
import type { ReviewsProps } from '@vakman/widgets/reviews/reviews.props.ts';
import type { ReviewsWords } from '@vakman/widgets/reviews/reviews.words.ts';
import { fill } from '@vakman/domain/text/fill';
import { expect } from 'storybook/test';
import { asLookedUp } from '../support/as-looked-up.ts';
import { shadowView, widgetStory } from '../support/widget-story.tsx';

const meta = { title: 'Widgets/Reviews', ...widgetStory(reviews) } satisfies Meta<Partial<ReviewsProps>>;
export default meta;
type Story = StoryObj<Partial<ReviewsProps>>;
type Played = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvasElement' | 'loaded'>;

const wordsOf = ({ loaded }: Pick<Played, 'loaded'>) => loaded['words'] as ReviewsWords;

/** The score, how reviews are checked, and four of them. */
async function expectReviews(played: Played): Promise<void> {
  const view = shadowView(played.canvasElement);
  const words = wordsOf(played);
  await expect(view.getAllByRole('listitem')).toHaveLength(4);
  await expect(view.getAllByRole('img')).toHaveLength(5);
  await expect(view.getByText(asLookedUp(words.messages.checked))).toBeVisible();
  const link = view.getByRole('link', { name: `${words.messages.page} ${words.messages.newTab}` });
  await expect(link).toHaveAttribute('target', '_blank');
}

export const Filled: Story = {
  async play(played) {
    await expectReviews(played);
    const { messages } = wordsOf(played);
    await expect(
      shadowView(played.canvasElement).getByRole('heading', { level: 2, name: messages.title }),
    ).toBeVisible();
  },
};

/** On a page whose own heading stands above. */
export const WithoutTitle: Story = {
  args: { hideTitle: true },
  async play(played) {
    await expectReviews(played);
    await expect(shadowView(played.canvasElement).queryByRole('heading', { level: 2 })).toBeNull();
  },
};

/** Each says from which language it was translated. */
export const Translated: Story = {
  globals: { language: 'de' },
  async play(played) {
    await expectReviews(played);
    const { messages, reviews: shown } = wordsOf(played);
    for (const { translatedFrom = '' } of shown) {
      const note = fill(messages.translated, { language: translatedFrom });
      await expect(shadowView(played.canvasElement).getAllByText(note)).toHaveLength(4);
    }
  },
};

export const Narrow: Story = { ...Translated, globals: { language: 'uk', viewport: { value: 'w320' } } };

export const Chinese: Story = { ...Translated, globals: { language: 'zh' } };

export const Dark: Story = { ...Filled, globals: { theme: 'dark' } };
