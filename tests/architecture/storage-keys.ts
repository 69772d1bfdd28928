import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '@vakman/commands/settings/settings.ts';
import { parseSync, Visitor } from 'rolldown/utils';
import type { SourceFile } from './repository.ts';

/** A key as the source names it: the text itself, or where the constant stands that holds it. */
export type KeyInSource =
  | { readonly text: string }
  | { readonly name: string; readonly from: string }
  /** Nobody can tell before it runs. */
  | { readonly unknown: string };

interface Expression {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly expressions?: readonly Expression[];
  readonly quasis?: readonly { readonly value: { readonly raw: string } }[];
}

/** What stores under the key that it is given first: the browser's method, that of a library, and our functions around it. */
const storing = new Set(['setItem', 'store', 'dismiss', 'keepDraft', 'openDB']);

/** What a library is told to store under. */
const keyOption = 'storageKey';

/** What a file stores under: keys of `setItem` and of what calls it, those that libraries get, and names of cookies. Reading keeps nothing. */
export function storageKeysOf({ path, text }: SourceFile): KeyInSource[] {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const named = new Map<string, KeyInSource>();
  const keys: Expression[] = [];
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      for (const specifier of specifiers) {
        if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier')
          named.set(specifier.local.name, { name: specifier.imported.name, from: source.value });
      }
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init?.type === 'Literal' && typeof init.value === 'string')
        named.set(id.name, { text: init.value });
    },
    CallExpression({ callee, arguments: [key] }) {
      const called = callee.type === 'MemberExpression' ? callee.property : callee;
      if (called.type === 'Identifier' && storing.has(called.name) && key) keys.push(key as Expression);
    },
    ObjectExpression({ properties }) {
      for (const property of properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        if (property.key.name === keyOption) keys.push(property.value as Expression);
      }
    },
    AssignmentExpression({ left, right }) {
      const isCookie =
        left.type === 'MemberExpression' &&
        left.property.type === 'Identifier' &&
        left.property.name === 'cookie';
      if (isCookie) keys.push(cookieName(right as Expression));
    },
  }).visit(program);
  return keys.map((key) => {
    if (key.type === 'Literal' && typeof key.value === 'string') return { text: key.value };
    const known = key.type === 'Identifier' && key.name !== undefined ? named.get(key.name) : undefined;
    return known ?? { unknown: key.name ?? key.type };
  });
}

/** The part of what is given to `document.cookie` that stands before the first `=`. */
function cookieName(cookie: Expression): Expression {
  if (cookie.type === 'Literal') return nameIn(String(cookie.value));
  const [first, second] = cookie.quasis ?? [];
  if (first?.value.raw === '' && second?.value.raw.startsWith('=')) return cookie.expressions?.[0] ?? cookie;
  return first ? nameIn(first.value.raw) : cookie;
}

const nameIn = (text: string): Expression => ({ type: 'Literal', value: text.split('=')[0] ?? '' });

/** The key itself; undefined where it cannot be found out. */
export async function keyOf(key: KeyInSource, path: string): Promise<unknown> {
  if ('text' in key) return key.text;
  if ('unknown' in key) return undefined;
  const address = key.from.startsWith('.')
    ? new URL(key.from, pathToFileURL(join(root, path))).href
    : key.from;
  return ((await import(address)) as Record<string, unknown>)[key.name];
}
