import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadContent } from '@vakman/content/content';
import { longestSource, sourcePattern } from '@vakman/domain/form/form.source.ts';
import { defaultLanguage, languages, type Language } from '@vakman/domain/languages/languages';
import { describeWidget } from '@vakman/widgets/build/description/describe-widget';
import { rollingLoaderUrl } from '@vakman/widgets/build/embed-snippet';
import { textsOf } from '@vakman/widgets/build/package/html-data';
import { attributeRoomRule, roomRule } from '@vakman/widgets/element/room-rule.ts';
import type { WidgetRecord } from '@vakman/widgets/element/widget-record.ts';
import { offeredWidgets, type OfferedWidget } from '@vakman/widgets/generated/offered-widgets.ts';
import { widgetRecords } from '@vakman/widgets/generated/widget-records.ts';
import { downloadZip } from 'client-zip';
import { translator } from '../src/page/translate.ts';
import { embedFacts, wordpressPluginPath } from '../src/pages/widgets/embed-facts.ts';
import { looks, themes } from '../src/scripts/embed-builder/configuration.ts';

/** The same bytes for the same plugin, whenever it is built. */
const fixedDate = new Date('2026-01-01T00:00:00Z');

interface WordpressPluginOptions {
  readonly outFolder: string;
  /** Origin, without a slash at the end. */
  readonly siteUrl: string;
  readonly version: string;
}

/** Writes the plugin by which WordPress shows our widgets: one file, in the archive that WordPress takes. */
export async function writeWordpressPlugin(options: WordpressPluginOptions): Promise<void> {
  const file = join(options.outFolder, wordpressPluginPath);
  await mkdir(dirname(file), { recursive: true });
  const plugin = { name: 'vakman/vakman.php', input: await pluginText(options), lastModified: fixedDate };
  await writeFile(file, Buffer.from(await downloadZip([plugin]).arrayBuffer()));
}

async function pluginText({ siteUrl, version }: WordpressPluginOptions): Promise<string> {
  const template = await readFile(new URL('wordpress/vakman.php', import.meta.url), 'utf8');
  const facts = {
    loader: siteUrl + rollingLoaderUrl,
    widgets: widgetFacts(siteUrl),
    words: Object.fromEntries(languages.map((language) => [language, wordsOf(language)])),
  };
  const written: Readonly<Record<string, string>> = {
    version: version.replace(/-.*/, ''),
    language: defaultLanguage,
    source: sourcePattern,
    // The lines that end the text in PHP could not stand in it: JSON has none of its own.
    facts: JSON.stringify(facts),
  };
  return template.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => written[name] ?? whole);
}

/** What each widget takes, where its link leads, and the room that it needs. */
function widgetFacts(siteUrl: string) {
  const { fallbacks } = embedFacts(siteUrl);
  return Object.fromEntries(
    offeredWidgets.map((name) => {
      const { attributes } = describeWidget({ name });
      const flags = attributes.filter(({ type }) => type === 'boolean').map((attribute) => attribute.name);
      const texts = attributes
        .filter((attribute) => !flags.includes(attribute.name))
        .map((attribute) => [attribute.name, textsOf(attribute.type)]);
      return [name, { flags, texts: Object.fromEntries(texts), links: fallbacks[name], room: roomOf(name) }];
    }),
  );
}

function roomOf(name: OfferedWidget): string {
  const { room, roomInSteps }: WidgetRecord = widgetRecords[`vakman-${name}`];
  const tag = `vakman-${name}`;
  if (typeof room !== 'object') return '';
  return roomRule(tag, room) + (roomInSteps ? attributeRoomRule(tag, 'steps', roomInSteps) : '');
}

/** The words of the editor, by those of the page on which partners put their widget together. */
function wordsOf(language: Language) {
  const t = translator(language);
  const byWidget = (part: 'name' | 'text') =>
    Object.fromEntries(offeredWidgets.map((name) => [name, t(`widgetsPage.widgets.${name}.${part}`)]));
  const { languages: ownNames } = loadContent();
  const option = (value: string, label: string) => ({ value, label });
  return {
    widget: t('widgetsPage.widget'),
    source: t('widgetsPage.source'),
    sourceHint: t('widgetsPage.sourceHint', { most: longestSource }),
    choices: {
      lang: {
        label: t('widgetsPage.language'),
        options: [
          option('', t('widgetsPage.languageOfPage')),
          ...languages.map((code) => option(code, ownNames[code].name)),
        ],
      },
      theme: {
        label: t('widgetsPage.theme'),
        options: themes.map((theme) =>
          option(theme === 'page' ? '' : theme, t(`widgetsPage.themes.${theme}`)),
        ),
      },
      look: {
        label: t('widgetsPage.look'),
        options: looks.map((look) => option(look === 'usual' ? '' : look, t(`widgetsPage.looks.${look}`))),
      },
    },
    unknown: t('widgetsPage.unknownWidget', { widget: '%s' }),
    names: byWidget('name'),
    text: byWidget('text'),
  };
}
