import type { StoryContext } from '@storybook/react-vite';
import { languageOrDefault } from '@vakman/domain/languages/languages';
import { handleClick } from '@vakman/site/scripts/menus.ts';
import { scriptOf } from '@vakman/tokens/fonts/faces';
import { styles } from 'virtual:site-styles';
import type { Rendered } from '../build/rendered-site.ts';
import { inMotion } from './reduced-motion.ts';

/**
 * A story of something the site's build renders, under the site's own style sheet. What it shows stands in a file of
 * examples, because the site's components run in Node alone:
 *
 * ```tsx
 * import examples from './hero.examples.tsx?rendered';
 *
 * export const Hero: Story = { ...siteStory(examples['hero']), async play({ canvas }) { … } };
 * ```
 */
export function siteStory(rendered: Rendered | undefined) {
  if (!rendered) throw new Error('The file of examples has none of this name');
  const { look, pageClass, html } = rendered;
  return {
    render(_args: object, { globals }: StoryContext) {
      const language = languageOrDefault(globals['language']);
      return (
        <>
          <style>{inMotion(styles[look][scriptOf(language)], globals['motion'])}</style>
          <div
            className={pageClass}
            ref={answerClicks}
            dangerouslySetInnerHTML={{ __html: html[language] }}
          />
        </>
      );
    },
  };
}

/** Menus do what they do on a page; links lead nowhere, as there is no page but this. */
function answerClicks(place: HTMLElement | null): void {
  place?.addEventListener('click', (event) => {
    handleClick(event);
    if ((event.target as Element).closest('a[href^="/"]')) event.preventDefault();
  });
}
