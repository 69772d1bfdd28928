import { parseSync, Visitor } from 'rolldown/utils';
import type { SourceFile } from './repository.ts';

/** What a file imports, re-exports or names in a type, as it is written there. */
export function importsOf({ path, text }: SourceFile): string[] {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const found: string[] = [];
  const add = (source: { type?: string; value?: unknown } | null) => {
    if (source && typeof source.value === 'string') found.push(source.value);
  };
  new Visitor({
    ImportDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    ImportExpression: ({ source }) => add(source),
    TSImportType: ({ source }) => add(source),
  }).visit(program);
  return found;
}
