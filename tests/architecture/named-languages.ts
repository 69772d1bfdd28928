import { languages } from '@vakman/domain/languages/languages';
import { parseSync, Visitor } from 'rolldown/utils';
import type { SourceFile } from './repository.ts';

const codes: ReadonlySet<string> = new Set(languages);

/** `./messages/uk.json`, `../generated/reviews.uk.ts` */
const inPath = new RegExp(`[./](${languages.join('|')})\\.(json|md|tsx?|yaml)$`);

/** Languages that a file of code names: as a string, as a key or property, or at the end of a path. */
export function namedLanguages({ path, text }: SourceFile): string[] {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const named = new Set<string>();
  // `formats: ['es']` is the kind of modules that a build makes.
  const formats = new Set<unknown>();
  const add = (value: unknown) => {
    if (typeof value !== 'string') return;
    const code = codes.has(value) ? value : inPath.exec(value)?.[1];
    if (code !== undefined) named.add(code);
  };
  new Visitor({
    Literal: (node) => void (!formats.has(node) && add(node.value)),
    TemplateLiteral: ({ quasis }) => {
      for (const { value } of quasis) add(value.cooked ?? value.raw);
    },
    Property({ key, value, computed }) {
      if (computed || key.type !== 'Identifier') return;
      add(key.name);
      if (key.name === 'formats' && value.type === 'ArrayExpression')
        for (const item of value.elements) formats.add(item);
    },
    MemberExpression: ({ property, computed }) =>
      void (!computed && property.type === 'Identifier' && add(property.name)),
  }).visit(program);
  return [...named].toSorted();
}
