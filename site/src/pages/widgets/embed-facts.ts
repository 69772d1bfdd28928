import { languages, type Language } from '@vakman/domain/languages/languages';
import type { PageKey } from '../../_data/pages.ts';
import { pathTo } from '../../_data/routes.ts';
import { translator, type MessageKey } from '../../page/translate.ts';
import { widgetRecords } from '@vakman/widgets/generated/widget-records.ts';
import type { EmbedFacts } from '../../scripts/embed-builder/chosen-snippet.ts';
import { offeredWidgets, type OfferedWidget } from '@vakman/widgets/generated/offered-widgets.ts';

/** Where on our own site one finds what a widget shows. */
interface Place {
  readonly page: PageKey;
  readonly section?: string;
  readonly label: MessageKey;
}

/** Where partners fetch the plugin for WordPress, from the root of the site. */
export const wordpressPluginPath = '/embed/wordpress/vakman.zip';

/** What the snippets say of the site with this origin. */
export function embedFacts(siteUrl: string): EmbedFacts {
  const linkIn = (widget: OfferedWidget, language: Language) => {
    const { page, section, label }: Place = widgetRecords[`vakman-${widget}` as const].offer.place;
    return { href: siteUrl + pathTo(page, language, section), label: translator(language)(label) };
  };
  const linksOf = (widget: OfferedWidget) =>
    Object.fromEntries(languages.map((language) => [language, linkIn(widget, language)]));
  const fallbacks = Object.fromEntries(offeredWidgets.map((widget) => [widget, linksOf(widget)]));
  return { siteUrl, fallbacks: fallbacks as EmbedFacts['fallbacks'] };
}
