import { assistant } from '../assistant/assistant.definition.ts';
import { gallery } from '../gallery/gallery.definition.ts';
import { quoteForm } from '../quote-form/quote-form.definition.ts';
import type { AnyDefinition } from './element-definition.ts';

/** What the build renders into pages, by tag. */
export const renderedWidgets = {
  'vakman-assistant': assistant,
  'vakman-gallery': gallery,
  'vakman-quote-form': quoteForm,
} as const satisfies Readonly<Record<string, AnyDefinition>>;

export type RenderedTag = keyof typeof renderedWidgets;
export const renderedTags = Object.keys(renderedWidgets) as RenderedTag[];

/**
 * Those on every page bring no tokens of their own: the page has them, and their values go through a shadow root. The
 * others keep the sizes that they have on partners' pages.
 */
export const withTokensOfPage: ReadonlySet<string> = new Set(['vakman-assistant', 'vakman-cookie-notice']);
