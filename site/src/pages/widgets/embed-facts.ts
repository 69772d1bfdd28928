import { languages, type Language } from '@vakman/domain/languages/languages';
import type { PageKey } from '../../_data/pages.ts';
import { pathTo } from '../../_data/routes.ts';
import { translator, type MessageKey } from '../../page/translate.ts';
import type { EmbedFacts } from '../../scripts/embed-builder/chosen-snippet.ts';
import { offeredWidgets, type OfferedWidget } from '../../scripts/embed-builder/offered-widgets.ts';

/** Where on our own site one finds what a widget shows. */
const places: Readonly<Record<OfferedWidget, { page: PageKey; section?: string; label: MessageKey }>> = {
  'quote-form': { page: 'quote', label: 'navigation.requestQuote' },
  'facade-booking': { page: 'booking', label: 'pages.booking.name' },
  assistant: { page: 'quote', label: 'navigation.requestQuote' },
  gallery: { page: 'home', section: 'projecten', label: 'projects.title' },
  reviews: { page: 'home', section: 'reviews', label: 'reviews.title' },
};

/** What the snippets say of the site with this origin. */
export function embedFacts(siteUrl: string): EmbedFacts {
  const linkIn = (widget: OfferedWidget, language: Language) => {
    const { page, section, label } = places[widget];
    return { href: siteUrl + pathTo(page, language, section), label: translator(language)(label) };
  };
  const linksOf = (widget: OfferedWidget) =>
    Object.fromEntries(languages.map((language) => [language, linkIn(widget, language)]));
  const fallbacks = Object.fromEntries(offeredWidgets.map((widget) => [widget, linksOf(widget)]));
  return { siteUrl, fallbacks: fallbacks as EmbedFacts['fallbacks'] };
}
