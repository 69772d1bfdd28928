import { isLanguage, type Language } from '@vakman/domain/languages/languages';
import { offeredWidgets, type OfferedWidget } from '@vakman/widgets/generated/offered-widgets.ts';
import { flagsOf } from './offered-widgets.ts';

/** `page` follows the page that the widget stands on. */
export const themes = ['page', 'light', 'dark'] as const;
/** `usual` is the look of our own site. */
export const looks = ['usual', 'plain', 'rounded', 'dense'] as const;
/** Edge of the window where the link of a popup stands. */
export const tabs = ['none', 'right', 'left'] as const;
/** The newest version of the kit whatever comes, or today's for good. */
export const versions = ['newest', 'pinned'] as const;

/** What the partner's page is made of. */
export const media = ['html', 'wordpress', 'react', 'frame'] as const;
export type Medium = (typeof media)[number];
/** As their makers call them, the same in every language. */
export const mediumNames: Readonly<Record<Medium, string>> = {
  html: 'HTML',
  wordpress: 'WordPress',
  react: 'React',
  frame: 'iframe',
};

/** What can stand on a page of that kind: there is a page for frames of the quote form alone. */
export const mediaOf = (widget: OfferedWidget): readonly Medium[] =>
  media.filter((medium) => medium !== 'frame' || widget === 'quote-form');

/** What somebody chose for a widget on his site. */
export interface Configuration {
  readonly widget: OfferedWidget;
  /** `page` for the language of the page around the widget. */
  readonly lang: Language | 'page';
  readonly theme: (typeof themes)[number];
  readonly look: (typeof looks)[number];
  readonly tab: (typeof tabs)[number];
  /** As it was typed; empty for the colours of the kit. */
  readonly accent: string;
  /** As it was typed: the name of the partner, or empty. */
  readonly source: string;
  /** Attributes that are set without a value. */
  readonly flags: readonly string[];
  readonly version: (typeof versions)[number];
  readonly medium: Medium;
}

/** What a page in this language begins with. */
export function firstConfiguration(language: Language): Configuration {
  const [widget] = offeredWidgets;
  return {
    widget,
    lang: language,
    theme: 'page',
    look: 'usual',
    tab: 'none',
    accent: '',
    source: '',
    flags: [],
    version: 'newest',
    medium: 'html',
  };
}

function oneOf<Known extends string>(known: readonly Known[], text: string | null): Known | undefined {
  return known.find((value) => value === text);
}

/** The configuration in a query or a form; what is absent there, or unknown, is as in `first`. */
export function readConfiguration(values: URLSearchParams, first: Configuration): Configuration {
  const widget = oneOf(offeredWidgets, values.get('widget')) ?? first.widget;
  const lang = values.get('lang');
  return {
    widget,
    lang: lang === 'page' || isLanguage(lang) ? lang : first.lang,
    theme: oneOf(themes, values.get('theme')) ?? first.theme,
    look: oneOf(looks, values.get('look')) ?? first.look,
    tab: oneOf(tabs, values.get('tab')) ?? first.tab,
    accent: values.get('accent')?.trim() ?? first.accent,
    source: values.get('source')?.trim() ?? first.source,
    flags: flagsOf(widget).filter((flag) => values.has(flag)),
    version: oneOf(versions, values.get('version')) ?? first.version,
    medium: oneOf(mediaOf(widget), values.get('medium')) ?? first.medium,
  };
}

/** The query that leads back to a configuration; what is as in `first` is left out. */
export function queryOf(configuration: Configuration, first: Configuration): URLSearchParams {
  const { flags, ...texts } = configuration;
  const changed = Object.entries(texts).filter(
    ([name, value]) => value !== first[name as keyof typeof texts],
  );
  return new URLSearchParams([...changed, ...flags.map((flag) => [flag, 'on'])]);
}
