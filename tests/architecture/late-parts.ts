import type { SourceFile } from './repository.ts';

/** An import that happens later, with what stands before it. */
const late = /(?<before>\b(?:importPart|lazyPage)\(\s*\(\) =>\s*|\btypeof\s+)?\bimport\(/g;

/** Imports that nothing answers where the file is gone after a deploy. */
export function lateFaults({ path, text }: SourceFile): string[] {
  return [...text.matchAll(late)]
    .filter(({ groups }) => groups?.['before'] === undefined)
    .map(({ index }) => `${path}:${text.slice(0, index).split('\n').length} imports without importPart`);
}
