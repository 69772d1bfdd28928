import { embedSnippet } from '@vakman/widgets/build/embed-snippet';
import { attributeRoomRule, roomRule } from '@vakman/widgets/element/room-rule.ts';
import { widgetRecords } from '@vakman/widgets/generated/widget-records.ts';
import { parseSync } from 'rolldown/utils';
import { documentedCode } from '../support/documented-code.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { startWordpress, type Wordpress, type WordpressPage } from '../support/wordpress/wordpress.ts';
import { QuoteFormPage } from './quote-form.page.ts';

let wordpress: Wordpress;
test.beforeAll(async () => {
  wordpress = await startWordpress();
});
test.afterAll(() => wordpress.close());

const printed = async (page: WordpressPage) => (await fetch(wordpress.address(page))).text();
const about = async (page: WordpressPage) =>
  (await (await fetch(wordpress.address(page, true))).json()) as Readonly<Record<string, unknown>>;
const mainOf = (html: string) => /<main>([^]*)<\/main>/.exec(html)?.[1] ?? '';

test('a page with a shortcode sends a request by the name of the settings', async ({ page, stack }) => {
  await page.goto(
    wordpress.address({
      shortcodes: [{ widget: 'quote-form' }],
      options: { vakman_source: 'wordpressgids' },
    }),
  );
  const request = await new QuoteFormPage(page).sendGoodRequest();
  expect(await stack.requestsOf(request.email)).toMatchObject([{ source: 'wordpressgids', language: 'nl' }]);
});

test('it prints the tag that the builder prints, in the language of the site', async ({ stack }) => {
  const { siteUrl } = stack;
  const html = await printed({
    shortcodes: [{ widget: 'quote-form', source: 'gids', theme: 'dark', '0': 'steps' }],
    locale: 'de_AT',
  });
  const fallback = { href: `${siteUrl}/de/angebot-anfordern?source=gids`, label: 'Angebot anfordern' };
  const attributes = { steps: true, theme: 'dark', source: 'gids', lang: 'de' } as const;
  const tag =
    embedSnippet({ siteUrl, tag: 'vakman-quote-form', attributes, fallback }).split('\n').at(-1) ?? '';
  expect(mainOf(html).replace(/href="[^"]+"/, '')).toBe(tag.replace(/href="[^"]+"/, ''));
  expect(mainOf(html)).toMatch(new RegExp(`href="${siteUrl}/de/[^"]+\\?source=gids"`));
});

test('the shortcode of docs/embedding.md prints all that it says', async ({ stack }) => {
  const [, text = ''] = /^\[vakman (.*)\]$/.exec(documentedCode('WordPress 1', stack)) ?? [];
  const named = [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  const bare = text
    .replaceAll(/[\w-]+="[^"]*"/g, '')
    .trim()
    .split(/\s+/);
  const html = mainOf(await printed({ shortcodes: [{ ...bare, ...Object.fromEntries(named) }] }));
  expect(html).toMatch(/^<vakman-quote-form steps theme="dark" partner-reference="page-12" lang="nl">/);
});

test('a name that cannot be does not lose the partner, and a language that we do not speak is no other', async () => {
  const options = { vakman_source: 'gids' };
  expect(await printed({ shortcodes: [{ source: 'A B' }], options })).toContain('source="gids"');
  for (const [locale, lang] of [
    ['rue', 'nl'],
    ['ru_RU', 'ru'],
    ['uk', 'uk'],
    ['zh-Hans', 'zh'],
    ['', 'nl'],
  ] as const)
    expect(await printed({ shortcodes: [{}], locale })).toContain(`lang="${lang}"`);
});

test('the page keeps the room of each widget that needs it, once', async () => {
  const page = { shortcodes: [{}, {}, { widget: 'gallery' }, { widget: 'assistant' }] };
  const rules = [...(await printed(page)).matchAll(/<style [^>]*>([^]*?)<\/style>/g)].map(([, rule]) => rule);
  const { room, roomInSteps } = widgetRecords['vakman-quote-form'];
  expect(rules).toEqual([
    roomRule('vakman-quote-form', room) + attributeRoomRule('vakman-quote-form', 'steps', roomInSteps),
    roomRule('vakman-gallery', widgetRecords['vakman-gallery'].room),
  ]);
});

test('two widgets ask for one script, and a page without one for none', async ({ stack }) => {
  const two = await printed({ shortcodes: [{}, { widget: 'reviews' }], blocks: [{ widget: 'gallery' }] });
  expect(two.match(/<script /g)).toHaveLength(1);
  expect(two).toContain(`<script src="${stack.siteUrl}/embed/v1.js" id="vakman-js" async>`);
  for (const tag of ['vakman-quote-form', 'vakman-reviews', 'vakman-gallery'])
    expect(two).toContain(`<${tag} `);
  expect(await printed({})).not.toContain('<script');
});

test('nothing that an author writes ends a tag, runs, or is an attribute that we do not know', async () => {
  const evil = '"><script>alert(1)</script>';
  const unlisted = { theme: 'pink', look: 'x', tab: 'top' };
  const html = await printed({
    shortcodes: [
      { source: evil, lang: evil, theme: evil, name: evil, onclick: 'alert(1)', redirect: 'javascript:x' },
      { widget: evil },
      { widget: ['quote-form'] },
      'no attributes',
      { widget: 'quote-popup', ...unlisted },
    ],
    blocks: [{ widget: 'quote-form', look: evil, style: 'x', 'on"click': '1' }],
    options: { vakman_source: evil },
  });
  expect(html).not.toContain('<script>');
  expect(html).not.toMatch(/ (onclick|style|on&quot;click)=/);
  expect(mainOf(html).match(/<vakman-quote-form /g)).toHaveLength(3);
  expect(html).not.toContain('source="');
  expect(html).not.toMatch(/ (theme|look|tab)=/);
});

test('a widget that there is not is told to whoever can mend it, in his language, and to no visitor', async () => {
  const shortcodes = [{ widget: 'pricelist' }];
  expect(mainOf(await printed({ shortcodes }))).toBe('');
  const told = mainOf(await printed({ shortcodes, mayEdit: true, userLocale: 'fr_FR' }));
  expect(told).toContain('pricelist');
  expect(told).not.toBe(mainOf(await printed({ shortcodes, mayEdit: true, userLocale: 'nl_NL' })));
});

test('the block has what its editor offers, and the name of a partner is cleaned before it is kept', async () => {
  const sources = ['gids', ' gids-2 ', '', 'Gids', '<b>', 'gids\n', ['gids'], 'x'.repeat(65)];
  const options = { vakman_source: 'kept' };
  const { attributes, handles, script, cleaned, told, field, deleted } = await about({ sources, options });
  expect(attributes).toEqual(['widget', 'lang', 'theme', 'look', 'source']);
  expect(handles).toEqual(['vakman-editor']);
  expect(parseSync('editor.js', script as string).errors).toEqual([]);
  expect(cleaned).toEqual(['gids', 'gids-2', '', 'kept', 'kept', 'gids', 'kept', 'kept']);
  expect(told).toHaveLength(4);
  expect(field).toContain('name="vakman_source"');
  expect(deleted).toEqual(['vakman_source']);
});
