import type { Language } from '@vakman/domain/languages/languages';

interface Mistake {
  readonly name: string;
  readonly pattern: RegExp;
  /** All of them where nothing is said. */
  readonly languages?: readonly Language[];
}

const units = 'm²|m³|km|cm|mm|kg|°C|MB|м²|км|см|мм|МБ|€';

/** What print would not show. An address or a telephone number holds none of it. */
const mistakes: readonly Mistake[] = [
  { name: 'straight quotation mark', pattern: /"/ },
  { name: 'straight apostrophe', pattern: /[\p{L}\p{N}]'|'\p{L}/u },
  {
    name: 'hyphen in a range',
    pattern: /(?<!\p{Lu}{2} )(?<![\p{L}\p{N}.,/-])\d{1,4}\s?-\s?\d{1,4}(?![\p{L}\p{N}/-])/u,
  },
  { name: 'wide dash between hours', pattern: /\d\d\s[-–—]\s\d{1,2}:\d\d/ },
  {
    name: 'unit on a line of its own',
    pattern: new RegExp(String.raw`\d (?:${units})(?![\p{L}\p{N}])`, 'u'),
  },
  { name: 'amount on a line of its own', pattern: /€ \d/ },
  { name: 'per cent on a line of its own', pattern: /\d %/ },
  { name: 'space before per cent', pattern: /\d\s%/, languages: ['nl', 'en', 'zh'] },
  { name: 'no space before per cent', pattern: /\d%/, languages: ['de', 'fr', 'es', 'uk', 'ru'] },
  { name: 'breaking space at a mark', pattern: /[ \t\n][;:!?»]|« /, languages: ['fr'] },
  {
    name: 'no space at a mark',
    pattern: /[^\s;!?([][;!?](?=[\s»)]|$)|[^\s([]:(?=\s|$)|«[^\s]|[^\s]»/,
    languages: ['fr'],
  },
  { name: 'short or breaking dash', pattern: / [–—] | - |\u00A0– /, languages: ['uk', 'ru'] },
  { name: 'word of the year on a line of its own', pattern: /\d{4} [рг]\./, languages: ['uk', 'ru'] },
  {
    name: 'short word apart from the next',
    pattern: /(?<=^|[\s(«])\p{Script=Cyrillic} (?=[^\s—–-])/u,
    languages: ['uk', 'ru'],
  },
  { name: 'foreign quotation mark', pattern: /[„“”]/, languages: ['fr', 'es', 'uk', 'ru'] },
  { name: 'foreign quotation mark', pattern: /[«»„]/, languages: ['nl', 'en', 'zh'] },
  { name: 'foreign quotation mark', pattern: /[«»”]/, languages: ['de'] },
  {
    name: 'space beside a character',
    pattern: /\p{Script=Han} [\p{Script=Latin}\d]|[\p{Script=Latin}\d%] \p{Script=Han}/u,
    languages: ['zh'],
  },
  {
    name: 'narrow mark',
    pattern: /\p{Script=Han}[,;:!?()]|[,;:!?()]\p{Script=Han}/u,
    languages: ['zh'],
  },
];

/** What in a text is not as its language is set in print, each with where it stands. */
export function typographyFaults(language: Language, text: string): string[] {
  return mistakes.flatMap(({ name, pattern, languages }) => {
    const found = (languages?.includes(language) ?? true) && pattern.exec(text);
    if (!found) return [];
    return [`${name}: ${text.slice(Math.max(0, found.index - 20), found.index + 20)}`];
  });
}
