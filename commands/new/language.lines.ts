import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptCode } from '@vakman/domain/languages/writing';
import { parse } from 'yaml';

export interface LanguageLine {
  /** From the root of the workspace. */
  readonly path: string;
  /** What is to be written there, in words. */
  readonly says: string;
  /** How many lines that is. */
  readonly lines: number;
  /** What shows that it is there, for the code of a language and of the country whose flag it has. */
  readonly shows: (code: string, country: string) => RegExp;
  /** For languages of one script (ISO 15924) alone. */
  readonly script?: string;
}

/** All code that names the languages: what another one adds to it, in this order. */
export const languageLines: readonly LanguageLine[] = [
  {
    path: 'domain/src/languages/languages.ts',
    says: 'its code among the languages, and its locale among the locales',
    lines: 2,
    shows: (code) => new RegExp(String.raw`'${code}'[^]*^  ${code}: '${code}-\w+',$`, 'm'),
  },
  {
    path: 'supabase/migrations/20261121000350_languages.sql',
    says: 'its code, in a migration that replaces private.is_language',
    lines: 1,
    shows: (code) => new RegExp(`in \\(.*'${code}'`),
  },
  {
    path: 'widgets/src/element/element.props.ts',
    says: 'its code in what hosts are told of the attribute lang',
    lines: 1,
    shows: (code) => new RegExp(`\`${code}\``),
  },
  {
    path: 'docs/embedding.md',
    says: 'the same in what hosts read there',
    lines: 1,
    shows: (code) => new RegExp(`^\\| \`lang\`.*\`${code}\``, 'm'),
  },
  {
    path: 'tests/content/native-words.ts',
    says: 'the words that are not polite in it',
    lines: 1,
    shows: (code) => new RegExp(`^  ${code}: (/|undefined)`, 'm'),
  },
  {
    path: 'site/src/drawings/flags.tsx',
    says: 'the flag of the country that content/languages.yaml names for it',
    lines: 1,
    shows: (_, country) => new RegExp(`^  ${country}: `, 'm'),
  },
  {
    path: 'tokens/src/fonts/faces.ts',
    says: 'its code among those written in Cyrillic',
    lines: 1,
    shows: (code) => new RegExp(`cyrillicLanguages.*'${code}'`),
    script: 'Cyrl',
  },
];

const regionOf = (code: string) => new Intl.Locale(code).maximize().region?.toLowerCase() ?? '';

/** The country whose flag stands for a language: as `languages.yaml` says, or else where it is spoken most. */
function countryOf(code: string, root: string): string {
  const text = readFileSync(join(root, 'content/languages.yaml'), 'utf8');
  const options = parse(text) as Readonly<Record<string, { readonly flag: string }>>;
  return options[code]?.flag ?? regionOf(code);
}

/** Those lines that do not name the language yet. */
export function missingLines(code: string, root: string): LanguageLine[] {
  const country = countryOf(code, root);
  return languageLines.filter(({ path, shows, script }) => {
    const isNeeded = script === undefined || script === scriptCode(code);
    return isNeeded && !shows(code, country).test(readFileSync(join(root, path), 'utf8'));
  });
}
