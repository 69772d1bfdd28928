import { existsSync, readFileSync } from 'node:fs';
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
  /** What shows that it is there. */
  readonly shows: (code: string) => RegExp;
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
    path: 'supabase/migrations/20261121000500_languages.sql',
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
    path: 'content/src/typography/conventions.ts',
    says: 'its quotation marks, and what stands before per cent',
    lines: 1,
    shows: (code) => new RegExp(`^  ${code}: \\{`, 'm'),
  },
  {
    path: 'tests/content/typography-faults.ts',
    says: 'its code at the faults in quotation marks and before per cent',
    lines: 2,
    shows: (code) => new RegExp(`languages: \\[.*'${code}'`),
  },
  {
    path: 'tests/content/native-words.ts',
    says: 'the words that are not polite in it',
    lines: 1,
    shows: (code) => new RegExp(`^  ${code}: (/|undefined)`, 'm'),
  },
  {
    path: 'tokens/src/fonts/faces.ts',
    says: 'its code among those written in Cyrillic',
    lines: 1,
    shows: (code) => new RegExp(`cyrillicLanguages.*'${code}'`),
    script: 'Cyrl',
  },
];

/** The flag that `languages.yaml` names for a language, or else that of where it is spoken most. */
function flagOf(code: string, root: string): string {
  const text = readFileSync(join(root, 'content/languages.yaml'), 'utf8');
  const options = parse(text) as Readonly<Record<string, { readonly flag: string }>>;
  const country = options[code]?.flag ?? new Intl.Locale(code).maximize().region?.toLowerCase();
  return `site/src/drawings/flags/${country}.svg`;
}

/** What is to be written in a file before the texts of a language can be shown; a drawing has no lines. */
export type MissingLine = Pick<LanguageLine, 'path' | 'says' | 'lines'>;

/** The lines that do not name the language yet, and its flag where nobody drew it. */
export function missingLines(code: string, root: string): MissingLine[] {
  const missing: MissingLine[] = languageLines.filter(({ path, shows, script }) => {
    const isNeeded = script === undefined || script === scriptCode(code);
    return isNeeded && !shows(code).test(readFileSync(join(root, path), 'utf8'));
  });
  const flag = flagOf(code, root);
  if (existsSync(join(root, flag))) return missing;
  return [...missing, { path: flag, says: 'the flag that content/languages.yaml names for it', lines: 0 }];
}
