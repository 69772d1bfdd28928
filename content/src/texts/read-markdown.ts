import { languages, type Language } from '@vakman/domain/languages/languages';
import { z } from 'zod';
import { fillClaims } from '../claims/fill-claims.ts';
import { ContentError } from '../files/content-error.ts';
import { checkFile } from '../files/check-file.ts';
import { parseYaml } from '../files/parse-yaml.ts';
import { readTextFile } from '../files/read-text-file.ts';
import { text } from '../languages/localised.ts';
import { typesetDeep } from '../typography/typeset.ts';
import { expectOneShape, type ByLanguage, type TextSource } from './read-texts.ts';
import { splitFrontMatter } from './split-front-matter.ts';

/** A text with its front matter. */
export type Markdown<Head> = Head & { readonly markdown: string };

/** Path of a page as texts name it in a link, such as `page:service/schilder`; a section may follow after `#`. */
export const pageLink = /\]\(page:([^)#\s]+)(?:#[^)\s]+)?\)/g;

/** Outline of a Markdown text: its headings by level, lists, and the pages that it links to. */
function outlineOf(markdown: string): Record<string, string> {
  const headings = [...markdown.matchAll(/^(#+) /gm)].map(([, level]) => level);
  const items = [...markdown.matchAll(/^(?:[-*]|\d+\.) /gm)].length;
  const links = Map.groupBy(markdown.matchAll(pageLink), ([, page]) => page);
  return {
    [`headings ${headings.join(' ')}`]: '',
    [`list items ${items}`]: '',
    ...Object.fromEntries([...links].map(([page, all]) => [`${all.length} × page:${page}`, ''])),
  };
}

function splitFile(folder: string, file: string): unknown {
  const whole = readTextFile(folder, file);
  try {
    const { head, markdown } = splitFrontMatter(whole);
    return { ...(parseYaml(head) as object), markdown: markdown.trim() };
  } catch (error) {
    throw new ContentError([{ file, key: '', reason: (error as Error).message }]);
  }
}

/**
 * Reads `<path>/<language>.md` for all languages, puts in the claims and typesets it.
 * Throws a `ContentError` for front matter that the schema refuses, or where headings, lists or links of a language
 * are not those of the Dutch text.
 */
export function readMarkdown<Shape extends z.core.$ZodLooseShape>(
  { folder, claims }: TextSource,
  path: string,
  schema: z.ZodObject<Shape>,
): ByLanguage<Markdown<z.output<z.ZodObject<Shape>>>> {
  type Text = Markdown<z.output<z.ZodObject<Shape>>>;
  const fileOf = (language: Language) => `${path}/${language}.md`;
  const whole = schema.extend({ markdown: text });
  const texts = Object.fromEntries(
    languages.map((language) => {
      const file = fileOf(language);
      return [language, checkFile(file, splitFile(folder, file), whole) as Text];
    }),
  ) as ByLanguage<Text>;
  const outlines = languages.map((language) => {
    const { markdown, ...head } = texts[language];
    return [language, { ...head, since: undefined, markdown: '', outline: outlineOf(markdown) }];
  });
  expectOneShape(Object.fromEntries(outlines) as ByLanguage<unknown>, fileOf);
  const filled = languages.map((language) => [
    language,
    typesetDeep(language, fillClaims(fileOf(language), texts[language], claims[language])),
  ]);
  return Object.fromEntries(filled) as ByLanguage<Text>;
}
