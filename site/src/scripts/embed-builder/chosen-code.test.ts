import { languages } from '@vakman/domain/languages/languages';
import { offeredWidgets } from '@vakman/widgets/generated/offered-widgets.ts';
import { expect, test } from 'vitest';
import { chosenCode } from './chosen-code.ts';
import type { EmbedFacts } from './chosen-snippet.ts';
import { firstConfiguration, media, type Configuration } from './configuration.ts';

const links = Object.fromEntries(
  languages.map((language) => [
    language,
    { href: `https://vakman.example/${language}`, label: 'Offerte & {advies}' },
  ]),
);
const facts = {
  siteUrl: 'https://vakman.example',
  fallbacks: Object.fromEntries(offeredWidgets.map((widget) => [widget, links])),
} as EmbedFacts;
const install = 'npm install https://vakman.example/embed/1.0.0-3f2a91c4/vakman-widgets.tgz';

const codeOf = (changes: Partial<Configuration>) =>
  chosenCode({ ...firstConfiguration('nl'), ...changes }, { facts, install, language: 'nl' });
const chosen = { source: 'klus-gids', theme: 'dark', flags: ['hide-title', 'steps'], accent: '06c' } as const;

test('a shortcode has the attributes of the tag, and the colours stand beside it', () => {
  const { code, styles } = codeOf({ ...chosen, medium: 'wordpress' });
  expect(code).toBe(
    '[vakman widget="quote-form" lang="nl" theme="dark" source="klus-gids" hide-title steps]',
  );
  expect(styles).toMatch(/^vakman-quote-form \{\n {2}--vakman-accent: #0066cc;\n[^}]*\}$/);
});

test('a component has the attributes as properties, a link, and the line that installs it', () => {
  const { code, styles } = codeOf({ ...chosen, medium: 'react' });
  expect(code.split('\n')).toEqual([
    `// ${install}`,
    "import { QuoteForm } from '@vakman/widgets/react';",
    '',
    'export const Vakman = () => (',
    '  <QuoteForm lang="nl" theme="dark" source="klus-gids" hideTitle steps>',
    '    <a href="https://vakman.example/nl?source=klus-gids">Offerte &amp; &#123;advies&#125;</a>',
    '  </QuoteForm>',
    ');',
  ]);
  expect(styles).toContain('--vakman-accent: #0066cc');
});

test('a frame has the attributes in its address, its language in the path, and the room of the form', () => {
  const { code, styles } = codeOf({ ...chosen, lang: 'de', medium: 'frame' });
  expect(code).toContain(
    'src="https://vakman.example/embed/quote-form/de.html?theme=dark&amp;source=klus-gids&amp;hide-title&amp;steps"',
  );
  expect(code).toContain('title="Offerte &amp; {advies}"');
  expect(code).toContain('height="1500"');
  expect(codeOf({ medium: 'frame' }).code).toContain('height="2120"');
  expect(styles).toBe('');
});

test('no style is told where no colour was chosen', () => {
  for (const medium of media) expect(codeOf({ medium }).styles, medium).toBe('');
});
