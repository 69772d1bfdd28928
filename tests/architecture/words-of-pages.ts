import { posix } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import type { SourceFile } from './repository.ts';

/** Words that the frame of every page has already. */
const ofTheFrame = new Set(['app', 'ui']);
const used = /\buseWords\(\s*(\w+)Words\s*\)/g;
const page = /lazyPage\(\s*\(\) =>\s*import\('(?<part>[^']+)'\),?(?<words>[^()]*)\)/g;

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What a file imports at once, types apart. */
function atOnce({ path, text }: SourceFile): string[] {
  const found: string[] = [];
  const add = (node: { importKind?: string; exportKind?: string; source: { value: string } | null }) => {
    if (node.source && node.importKind !== 'type' && node.exportKind !== 'type')
      found.push(node.source.value);
  };
  const { program } = parseSync(path, text);
  new Visitor({ ImportDeclaration: add, ExportNamedDeclaration: add, ExportAllDeclaration: add }).visit(
    program,
  );
  return found;
}

/** Names of the words that a file and all that it imports at once ask for. */
function wordsFrom(path: string, files: ReadonlyMap<string, SourceFile>, seen = new Set<string>()): string[] {
  const file = files.get(path);
  if (!file || seen.has(path)) return [];
  seen.add(path);
  const own = [...file.text.matchAll(used)].map(([, name = '']) => kebab(name));
  const parts = atOnce(file).filter((source) => source.startsWith('.'));
  return [
    ...own,
    ...parts.flatMap((source) => wordsFrom(posix.join(posix.dirname(path), source), files, seen)),
  ];
}

/** Pages and late parts that do not come with all their words: they would vanish for a moment when the rest is asked for. */
export function missingWords(sources: readonly SourceFile[]): string[] {
  const files = new Map(sources.map((file) => [file.path, file]));
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(page)].flatMap(({ groups = {} }) => {
      const part = posix.join(posix.dirname(path), groups['part'] ?? '');
      const named = [...(groups['words'] ?? '').matchAll(/(\w+)Words/g)].map(([, name = '']) => kebab(name));
      const known = new Set([
        ...named,
        ...ofTheFrame,
        ...(path.endsWith('/pages.ts') ? [] : wordsFrom(path, files)),
      ]);
      const missing = new Set(wordsFrom(part, files).filter((name) => !known.has(name)));
      return [...missing].map((name) => `${path}: ${part} comes without the words of ${name}`);
    }),
  );
}
