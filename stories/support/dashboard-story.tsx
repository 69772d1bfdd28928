import type { Decorator, StoryContext } from '@storybook/react-vite';
import { loadWords, type WordsByLanguage } from '@vakman/dashboard/words/use-words.ts';
import { languageOrDefault } from '@vakman/domain/languages/languages';
import { Suspense } from 'react';
import { speak } from './dashboard-language.ts';
import { wearSheets } from './dashboard-sheets.ts';
import '@vakman/dashboard/app/app.css';

/**
 * What the stories of a piece of the dashboard have in common, to be spread into their meta: the style of a page of the
 * dashboard, and the language of the toolbar. Pieces take what they show as props, so there is no backend.
 *
 * @param around what stands around the piece, such as the frame.
 *
 * A play function finds the words of the toolbar's language by `wordsOf`.
 */
export function dashboardStory(...around: Decorator[]) {
  return {
    loaders: [({ globals }: Pick<StoryContext, 'globals'>) => speak(languageOrDefault(globals['language']))],
    decorators: [...around, inSuspense],
    beforeEach: () => wearSheets(document),
  };
}

/** Words of a part of the dashboard in the language of the story. */
export function wordsOf<Words>(byLanguage: WordsByLanguage<Words>): Promise<Words> {
  return loadWords(byLanguage);
}

const inSuspense: Decorator = (Story, { globals }) => (
  <Suspense key={languageOrDefault(globals['language'])} fallback={null}>
    <Story />
  </Suspense>
);
