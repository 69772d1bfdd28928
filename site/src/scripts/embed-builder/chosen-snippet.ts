import { handOffAddress } from '@vakman/domain/hand-off/hand-off.address.ts';
import { isLanguage, type Language } from '@vakman/domain/languages/languages';
import { sourcePattern } from '@vakman/domain/form/form.source.ts';
import { embedSnippet, type KitManifest } from '@vakman/widgets/build/embed-snippet';
import { accentProperties, readColour } from './accent.ts';
import type { Configuration } from './configuration.ts';
import type { WidgetRecord } from '@vakman/widgets/element/widget-record.ts';
import { widgetRecords } from '@vakman/widgets/generated/widget-records.ts';
import type { OfferedWidget } from '@vakman/widgets/generated/offered-widgets.ts';
import { propsOf, showsAccent, takesSource } from './offered-widgets.ts';

/** What the snippets say of the site, the same in every language of the page. */
export interface EmbedFacts {
  /** Origin, without a slash at the end. */
  readonly siteUrl: string;
  /** The link for visitors whose browser does not load the widget. */
  readonly fallbacks: Readonly<
    Record<OfferedWidget, Readonly<Record<Language, { readonly href: string; readonly label: string }>>>
  >;
}

const source = new RegExp(sourcePattern);

/** Whether a partner may be called so; nameless ones may, too. */
export const isSource = (name: string) => name === '' || source.test(name);

/** Whether a text is a colour, or leaves the colour to the kit. */
export const isAccent = (text: string) => text === '' || readColour(text) !== undefined;

/** Custom properties of the chosen colour; none where the widget shows no accent or the text is no colour. */
export function chosenColours({ widget, accent }: Configuration): Readonly<Record<string, string>> {
  const colour = showsAccent(widget) ? readColour(accent) : undefined;
  return colour ? accentProperties(colour) : {};
}

/** Attributes of the tag but for its colours; what the widget would refuse is left out. */
export function chosenAttributes(configuration: Configuration): Record<string, string | true> {
  const { widget, lang, theme, look, tab, flags } = configuration;
  const name = takesSource(widget) && isSource(configuration.source) ? configuration.source : '';
  return {
    ...(lang !== 'page' && { lang }),
    ...(theme !== 'page' && { theme }),
    ...(look !== 'usual' && { look }),
    ...(tab !== 'none' && propsOf(widget).includes('tab') && { tab }),
    ...(name && { source: name }),
    ...Object.fromEntries(flags.map((flag) => [flag, true as const])),
  };
}

function roomsOf(widget: OfferedWidget): Pick<WidgetRecord, 'room' | 'roomInSteps'> {
  const { room, roomInSteps }: WidgetRecord = widgetRecords[`vakman-${widget}` as const];
  return { room, ...(roomInSteps && { roomInSteps }) };
}

/** The link in the tag of a configuration. */
export function linkOf({ widget, lang }: Configuration, { fallbacks }: EmbedFacts, pageLanguage: Language) {
  return fallbacks[widget][isLanguage(lang) ? lang : pageLanguage];
}

/** The link as it stands in a partner's page, which tells where its visitors come from. */
export function partnerLink(configuration: Configuration, facts: EmbedFacts, pageLanguage: Language) {
  const { href, label } = linkOf(configuration, facts, pageLanguage);
  const { source } = chosenAttributes(configuration);
  return { href: typeof source === 'string' ? handOffAddress(href, { source }) : href, label };
}

/**
 * The lines of HTML for a configuration.
 *
 * @param pageLanguage of the link inside the tag, where the widget takes its language from a page that is not known.
 * @param pinned the version to stay with; without it the newest one.
 */
export function chosenSnippet(
  configuration: Configuration,
  facts: EmbedFacts,
  pageLanguage: Language,
  pinned?: KitManifest,
): string {
  const { widget } = configuration;
  const style = Object.entries(chosenColours(configuration))
    .map(([property, value]) => `${property}:${value}`)
    .join(';');
  const attributes = chosenAttributes(configuration);
  return embedSnippet({
    siteUrl: facts.siteUrl,
    tag: `vakman-${widget}`,
    attributes: { ...attributes, ...(style && { style }) },
    ...roomsOf(widget),
    fallback: partnerLink(configuration, facts, pageLanguage),
    ...(pinned && { pinned }),
  });
}
