import { languages } from '@vakman/domain/languages/languages.ts';
import { parseSync, Visitor } from 'rolldown/utils';
import { isCode, isTest, type SourceFile } from './repository.ts';

/** The route table, which has the paths, and the content, whose texts link by key. */
const mayNamePaths = /^(?:site\/src\/_data\/pages\.ts$|content\/)/;
/** What says how the site has to behave states its addresses itself. */
const expects = /\.(?:stories|visitor)\.tsx?$/;
/** What neither holds code nor words. */
const unread = /\.(?:md|svg|woff2?|ttf|png|jpe?g|webp|avif|ico)$/;

/** Whether a file has to ask the route table, or the facts that the build writes from it, where a page stands. */
export const asksForPaths = ({ path }: SourceFile) =>
  !mayNamePaths.test(path) && !expects.test(path) && !isTest(path) && !unread.test(path);

/**
 * Paths of pages that a file types itself, as sentences: an address that moved would go on to be named there.
 *
 * @param paths of all pages in Dutch; those of other languages have a prefix.
 */
export function typedPathFaults(file: SourceFile, paths: readonly string[]): string[] {
  const longestFirst = paths.filter((path) => path !== '/').toSorted((a, b) => b.length - a.length);
  const anyPath = longestFirst.map((path) => RegExp.escape(path)).join('|');
  const typed = new RegExp(
    String.raw`(?<=^|[^\w.@\-/]|://[\w.:-]+)(?:/(?:${languages.join('|')}))?(?:${anyPath})(?:\.html)?(?![\w.*-]|/\S)`,
    'g',
  );
  const texts = isCode(file) ? stringsOf(file) : [file.text];
  return texts.flatMap((text) => (text.match(typed) ?? []).map((path) => `${file.path} types ${path}`));
}

/** Everything that code holds between quotes or in markup, but names of modules. */
function stringsOf({ path, text }: SourceFile): string[] {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const strings: string[] = [];
  const modules = new Set<number>();
  new Visitor({
    ImportDeclaration: ({ source }) => void modules.add(source.start),
    JSXText: ({ value }) => void strings.push(value),
    Literal: ({ start, value }) => {
      if (typeof value === 'string' && !modules.has(start)) strings.push(value);
    },
    TemplateElement: ({ value }) => void strings.push(value.cooked ?? value.raw),
  }).visit(program);
  return strings;
}
