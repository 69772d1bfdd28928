import { languages } from '@vakman/domain/languages/languages.ts';
import { formatCents } from '@vakman/domain/format/format.prices.ts';
import { longestQuoteDocument } from '@vakman/domain/quote/quote.document.ts';
import { firstChoice } from '@vakman/domain/quote/quote.choices.ts';
import { quoteTotals } from '@vakman/domain/quote/quote.totals.ts';
import { describe, expect, it, test } from 'vitest';
import { hostileTexts } from '../fixtures/hostile-texts.ts';
import {
  exampleAnswer,
  exampleChoices,
  exampleOrder,
  exampleQuote,
  longestOrder,
} from './fixtures/example-order.ts';
import { readPdf } from './fixtures/read-pdf.ts';
import { tinyJpeg } from './fixtures/tiny-jpeg.ts';
import { margin, sheetWidth } from './pdf/measures.ts';
import { quoteDocument } from './quote-document.ts';
import type { QuoteDocumentOrder } from './quote-document.order.ts';
import { translateQuoteDocument } from './words.ts';

const read = async (order: QuoteDocumentOrder) => readPdf(await quoteDocument(order));
const plain = (text: string) => text.replaceAll(/\s+/g, ' ');
/** Hyphens and spaces of line ends are no part of what is said. */
const dense = (text: string) => text.replaceAll(/[\s-]+/g, '');

describe.each(languages)('in %s', (language) => {
  const words = translateQuoteDocument(language);
  const written = read(exampleOrder({ language }));

  it('says what the quote says, with both totals while the rate is open', async () => {
    const { text } = await written;
    for (const { title } of exampleQuote.lines) expect(text).toContain(title);
    for (const part of [
      '王小明',
      'Dorpsstraat 1',
      'Proefschilders & Zn.',
      'KvK 12121212',
      'proef.example/pagina',
    ])
      expect(text).toContain(part);
    for (const age of ['older', 'newer'] as const) {
      const { total } = quoteTotals(exampleQuote.lines, age, firstChoice(exampleQuote.lines));
      expect(text).toContain(plain(formatCents(total, language)));
    }
    for (const key of ['lines.optional', 'totals.withoutVat', 'accept.choose', 'withdrawal.text'] as const)
      expect(dense(text)).toContain(dense(words(key)));
  });

  it('embeds of each font what it draws, and nothing else', async () => {
    const { source } = await written;
    const fonts = [...source.matchAll(/\/BaseFont \/(\S+)/g)].map(([, name]) => name);
    expect(fonts.length).toBeGreaterThan(3);
    for (const name of fonts) expect(name).toMatch(/^[A-Z]{6}\+(commissioner|noto-sans-sc)-/);
    const count = (pattern: RegExp) => source.match(pattern)?.length;
    expect(count(/\/FontFile2 /g)).toBe(count(/\/Type \/FontDescriptor/g));
    expect(count(/\/ToUnicode /g)).toBe(count(/\/Subtype \/Type0/g));
    expect(source).not.toMatch(/\/Subtype \/(Type1|Type3|TrueType)\b/);
  });

  it('is tagged for readers, in its language, with a title', async () => {
    const { source, roles, info, texts } = await written;
    expect(source).toMatch(/\/Marked true/);
    expect(source).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(source).toMatch(/\/DisplayDocTitle true/);
    expect(info).toMatchObject({ Language: language, Author: 'Proefschilders & Zn.' });
    expect(info['Title']).toBe(`${words('kind.quote', { number: '2026-0042' })} · Kozijnen schilderen`);
    // Everything is content or decoration.
    expect(texts.filter(({ mark }) => mark === 'none')).toEqual([]);
    expect(roles.filter((role) => /^H\d$/.test(role))).toEqual([
      'H1',
      'H2',
      'H3',
      'H3',
      'H3',
      'H2',
      'H2',
      'H2',
      'H2',
    ]);
    expect(roles.filter((role) => role === 'Table')).toHaveLength(5);
    expect(source.match(/\/Scope \/Column/g)).toHaveLength(3 * 5 + 2);
    expect(source.match(/\/Scope \/Row/g)?.length).toBeGreaterThan(10);
    expect(roles).toEqual(expect.arrayContaining(['L', 'LI', 'Lbl', 'LBody', 'Link']));
  });

  it('is light, also with all lines that there may be', async () => {
    const document = await quoteDocument(longestOrder(language));
    expect(document.length).toBeLessThanOrEqual(longestQuoteDocument);
  });
});

test.each(['de', 'zh'] as const)(
  'all lines in %s stay on their sheets, below heads that come again',
  async (language) => {
    const words = translateQuoteDocument(language);
    const { sheets, texts } = await read(longestOrder(language));
    expect(sheets).toBeGreaterThan(4);
    for (const { left, right, baseline } of texts.filter(({ text }) => text.trim() !== '')) {
      expect(left).toBeGreaterThanOrEqual(margin.left - 1);
      expect(right).toBeLessThanOrEqual(sheetWidth - margin.right + 1);
      expect(baseline).toBeGreaterThanOrEqual(24);
    }
    const decoration = dense(
      texts
        .filter(({ mark }) => mark === 'decoration')
        .map(({ text }) => text)
        .join(''),
    );
    for (let sheet = 1; sheet <= sheets; sheet += 1)
      expect(decoration).toContain(dense(words('sheetNumber', { sheet, sheets })));
    expect(decoration).toContain(dense(words('columns.amount')));
  },
);

test('the same order gives the same bytes, whatever was written before', async () => {
  const order = exampleOrder({ language: 'uk' });
  const first = await quoteDocument(order);
  await quoteDocument(exampleOrder({ language: 'zh' }));
  expect(Buffer.compare(await quoteDocument(order), first)).toBe(0);
});

describe('what was chosen', () => {
  const { gloss, cleaning } = exampleChoices;

  it('counts, and each choice says whether it does', async () => {
    const { text } = await read(exampleOrder({ homeAge: 'older', chosen: [gloss, cleaning] }));
    const { total } = quoteTotals(exampleQuote.lines, 'older', new Set([gloss, cleaning]));
    expect(text).toContain(plain(formatCents(total, 'nl')));
    expect(text.match(/Meegeteld in het totaal/g)).toHaveLength(2);
    expect(text.match(/Niet meegeteld in het totaal/g)).toHaveLength(1);
    expect(text).toContain('volgens uw verklaring is de woning ouder dan twee jaar');
    expect(text).not.toContain('van twee jaar of jonger');
  });

  it('is signed for: by whom, when, and what proves it', async () => {
    const order = exampleOrder({ homeAge: 'older', chosen: [gloss], answer: exampleAnswer });
    const { text, alts } = await read(order);
    for (const part of [
      'Wang Xiaoming',
      'donderdag 26 november 2026 om 19:03',
      'Afwerking: Hoogglans, drie lagen',
      'Een code, gemaild naar w•••@proef.example',
      '0123456789abcdef',
      'De woning is ouder dan twee jaar.',
      'binnen de bedenktijd beginnen',
    ])
      expect(text).toContain(part);
    expect(alts).toContain('Handtekening van Wang Xiaoming');
    expect(text).not.toContain('Zo gaat u akkoord');
  });

  it('may be signed by a typed name; what is no drawing is not drawn', async () => {
    const signature = { kind: 'drawn', name: 'Jan', drawing: 'M0 0 Q 1 1 e' } as const;
    for (const signed of [{ kind: 'typed', name: 'Jan' } as const, signature]) {
      const { alts, text } = await read(
        exampleOrder({ homeAge: 'older', answer: { ...exampleAnswer, signature: signed } }),
      );
      expect(alts).toEqual([]);
      expect(text).toContain('Handtekening van Jan');
    }
  });
});

describe('a quote', () => {
  it('without texts, lines or number is a draft that says so', async () => {
    const { text } = await read(
      exampleOrder(
        {},
        { number: null, introduction: '', conditions: ' \n ', lines: [], sent_at: null, valid_until: null },
      ),
    );
    expect(text).toContain('Concept van een offerte');
    expect(text).toContain('Deze offerte heeft nog geen regels.');
    expect(text).not.toContain('Voorwaarden');
    expect(text).not.toContain('Zo gaat u akkoord');
  });

  it('takes off what it takes off, also more than there is', async () => {
    const [line] = exampleQuote.lines;
    if (!line) throw new Error('There is no example');
    const { text } = await read(
      exampleOrder({ homeAge: 'newer' }, { lines: [{ ...line, quantity: 1000, unit_price: -10_900 }] }),
    );
    expect(text).toContain('€ -121,00');
  });

  it('keeps texts that try to be more as text', async () => {
    const [line] = exampleQuote.lines;
    if (!line) throw new Error('There is no example');
    const lines = hostileTexts.map((text, index) => ({
      ...line,
      id: `5e2c0d4a-0000-4000-8000-${String(index).padStart(12, '0')}`,
      title: text.slice(0, 120),
      description: text.slice(0, 1000),
    }));
    const typed = hostileTexts.join('\n');
    const { text, source } = await read(
      exampleOrder(
        { answer: { ...exampleAnswer, signature: { kind: 'typed', name: typed.slice(0, 80) } } },
        {
          title: typed.slice(0, 120),
          introduction: typed,
          conditions: typed,
          name: typed.slice(0, 80),
          lines,
        },
      ),
    );
    for (const part of [
      '<script>alert("zqx")</script>',
      '<img src=x onerror=alert(1)>',
      'Bcc: victim@example.com',
      'zqx txt.exe',
      '$t(confirmation.title)',
    ])
      expect(text.split(part).length).toBeGreaterThanOrEqual(4);
    expect(source).not.toMatch(/\/URI \(|\/JavaScript|\/JS /);
  });
});

describe('photos', () => {
  it('are shown with a name, two beside each other', async () => {
    const photos = [{ bytes: tinyJpeg }, { bytes: tinyJpeg }, { bytes: tinyJpeg }];
    const { alts, source } = await read(exampleOrder({ photos }));
    expect(alts).toEqual(['Foto 1', 'Foto 2', 'Foto 3']);
    expect(source).toMatch(/\/Filter \/DCTDecode/);
  });

  it('that are none, or for which there is no room, are left out', async () => {
    const large = new Uint8Array(longestQuoteDocument);
    large.set(tinyJpeg);
    const none = new TextEncoder().encode('GIF89a');
    const { alts, text } = await read(exampleOrder({ photos: [{ bytes: large }, { bytes: none }] }));
    expect(alts).toEqual([]);
    expect(text).not.toContain('Foto');
  });
});
