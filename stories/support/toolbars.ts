import { defaultLanguage, languages } from '@vakman/domain/languages/languages';
import type { Preview } from '@storybook/react-vite';

/** Widths at which every component is reviewed, in px. */
const reviewWidths = [320, 375, 768, 1280] as const;

const own = new Intl.DisplayNames('en-GB', { type: 'language' });

/** The menus above the canvas. A story can set each of them under `globals`. */
export const toolbars: NonNullable<Preview['globalTypes']> = {
  language: {
    description: 'Language of the words',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: languages.map((language) => ({ value: language, title: own.of(language) ?? language })),
    },
  },
  theme: {
    description: 'Colour scheme',
    toolbar: {
      icon: 'mirror',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ],
    },
  },
  motion: {
    description: 'Whether the visitor asked for reduced motion',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'full', title: 'Motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
  host: {
    description: 'Style sheet of the page around',
    toolbar: {
      icon: 'browser',
      dynamicTitle: true,
      items: [
        { value: 'friendly', title: 'Friendly host' },
        { value: 'hostile', title: 'Hostile host' },
      ],
    },
  },
};

/** What the menus say at first. */
export const initialGlobals = {
  language: defaultLanguage,
  theme: 'light',
  motion: 'full',
  host: 'friendly',
};

/** The review widths as choices of Storybook's viewport menu. */
export const viewports = Object.fromEntries(
  reviewWidths.map((width) => [
    `w${width}`,
    {
      name: `${width} px`,
      type: width < 768 ? ('mobile' as const) : width < 1280 ? ('tablet' as const) : ('desktop' as const),
      styles: { width: `${width}px`, height: '900px' },
    },
  ]),
);
