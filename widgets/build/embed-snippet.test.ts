import { expect, test } from 'vitest';
import type { WidgetRecord } from '../src/element/widget-record.ts';
import { embedSnippet, type KitManifest } from './embed-snippet.ts';

const siteUrl = 'https://vakman.example';
const manifest: KitManifest = {
  version: '1.0.0-3f2a91c4',
  loader: 'loader.js',
  files: {
    'loader.js': { integrity: 'sha384-L', bytes: 1 },
    'reviews.js': { integrity: 'sha384-R', bytes: 2 },
    'gallery.js': { integrity: 'sha384-G', bytes: 3 },
  },
  widgets: { 'vakman-reviews': ['reviews.js'], 'vakman-gallery': ['gallery.js'] },
};

test('who follows the newest version writes two lines, without hashes', () => {
  const fallback = { href: `${siteUrl}/offerte-aanvragen`, label: 'Offerte aanvragen' };
  const attributes = { lang: 'nl', 'hide-title': true } as const;
  expect(embedSnippet({ siteUrl, tag: 'vakman-quote-form', attributes, fallback })).toBe(
    `<script type="module" async src="https://vakman.example/embed/v1.js"></script>
<vakman-quote-form lang="nl" hide-title><a href="https://vakman.example/offerte-aanvragen">Offerte aanvragen</a></vakman-quote-form>`,
  );
});

test('who stays with a version has every file of the widget checked, and no other', () => {
  expect(embedSnippet({ siteUrl, tag: 'vakman-reviews', attributes: {}, pinned: manifest })).toBe(
    `<script type="importmap">{"integrity":{"https://vakman.example/embed/1.0.0-3f2a91c4/reviews.js":"sha384-R"}}</script>
<script type="module" async src="https://vakman.example/embed/1.0.0-3f2a91c4/loader.js" integrity="sha384-L" crossorigin="anonymous"></script>
<vakman-reviews></vakman-reviews>`,
  );
});

test('a widget that stands in the page has its room kept by the first line, and one above it has none', () => {
  const lines = (room: WidgetRecord['room']) =>
    embedSnippet({ siteUrl, tag: 'vakman-reviews', attributes: {}, room }).split('\n');
  expect(lines([1900, 900, 1100])[0]).toMatch(
    /^<style>:where\(vakman-reviews:not.*min-height:900px.*1900px.*<\/style>$/,
  );
  expect(lines('fixed')).toHaveLength(2);
  const [style] = embedSnippet({
    siteUrl,
    tag: 'vakman-quote-form',
    attributes: { steps: true },
    room: [1800, 1650, 680],
    roomInSteps: [1220, 1100, 680],
  }).split('\n');
  expect(style).toMatch(
    /^<style>vakman-quote-form:where\(\[steps\]:not.*min-height:1100px.*1220px.*<\/style>$/,
  );
});

test('no attribute ends its tag', () => {
  const attributes = { message: '"><script>alert("&")</script>' };
  const [, tag] = embedSnippet({ siteUrl, tag: 'vakman-quote-form', attributes }).split('\n');
  expect(tag).toBe(
    '<vakman-quote-form message="&quot;>&lt;script>alert(&quot;&amp;&quot;)&lt;/script>"></vakman-quote-form>',
  );
});

test('a widget that the version has not is an error', () => {
  const options = { siteUrl, tag: 'vakman-booking', attributes: {}, pinned: manifest };
  expect(() => embedSnippet(options)).toThrow('vakman-booking');
});
