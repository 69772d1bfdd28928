import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor, type ESTree } from 'vite';

/** A member of an interface. */
export interface Member {
  readonly name: string;
  readonly type: ESTree.TSType;
  /** What the comment above it says; empty where there is none. */
  readonly comment: string;
}

/** A method of an interface, as it is written there. */
export interface Method {
  readonly name: string;
  readonly signature: string;
  readonly comment: string;
}

/** A file of the source, as far as it describes something. */
export interface SourceModule {
  readonly url: string;
  /** The interface of this name. */
  readonly interfaces: ReadonlyMap<string, readonly Member[]>;
  /** Names of the interfaces that the one of this name extends. */
  readonly parents: ReadonlyMap<string, readonly string[]>;
  /** Methods of the interface of this name. */
  readonly methods: ReadonlyMap<string, readonly Method[]>;
  readonly types: ReadonlyMap<string, ESTree.TSType>;
  /** Initial values of constants, and the comments above those that are exported. */
  readonly constants: ReadonlyMap<string, { readonly value: ESTree.Expression; readonly comment: string }>;
  /** Where an imported name comes from, and how it is called there. */
  readonly imported: ReadonlyMap<string, { readonly name: string; readonly from: string }>;
  /** What it imports, at once or later, or passes on, as it is written there. */
  readonly specifiers: readonly string[];
  /** Values of `part` in its markup. */
  readonly parts: readonly string[];
}

const known = new Map<string, SourceModule>();

/** Reads and parses a file once; throws where it cannot be parsed. */
export function sourceModule(url: string): SourceModule {
  const read = known.get(url) ?? parsed(url, readFileSync(fileURLToPath(url), 'utf8'));
  known.set(url, read);
  return read;
}

function parsed(url: string, text: string): SourceModule {
  const { program, comments, errors } = parseSync(fileURLToPath(url), text);
  if (errors[0]) throw new Error(`${url}: ${errors[0].message}`);
  const commentAbove = ({ start }: ESTree.Span) => {
    const last = comments.findLast(({ end }) => end <= start);
    if (!last?.value.startsWith('*') || text.slice(last.end, start).trim() !== '') return '';
    return commentText(last.value);
  };
  const interfaces = new Map<string, Member[]>();
  const parents = new Map<string, string[]>();
  const methods = new Map<string, Method[]>();
  const types = new Map<string, ESTree.TSType>();
  const constants = new Map<string, { value: ESTree.Expression; comment: string }>();
  const imported = new Map<string, { name: string; from: string }>();
  const specifiers: string[] = [];
  const parts: string[] = [];
  new Visitor({
    TSInterfaceDeclaration({ id, body, extends: extended }) {
      parents.set(
        id.name,
        extended.flatMap(({ expression }) => (expression.type === 'Identifier' ? [expression.name] : [])),
      );
      const members = body.body.flatMap((member) => {
        if (member.type !== 'TSPropertySignature' || !member.typeAnnotation) return [];
        const name = nameOf(member.key);
        return name === undefined
          ? []
          : [{ name, type: member.typeAnnotation.typeAnnotation, comment: commentAbove(member) }];
      });
      interfaces.set(id.name, members);
      const called = body.body.flatMap((member) => {
        const name = member.type === 'TSMethodSignature' ? nameOf(member.key) : undefined;
        if (name === undefined) return [];
        const signature = text.slice(member.start, member.end).replace(/;$/, '').replaceAll(/\s+/g, ' ');
        return [{ name, signature, comment: commentAbove(member) }];
      });
      methods.set(id.name, called);
    },
    TSTypeAliasDeclaration: ({ id, typeAnnotation }) => void types.set(id.name, typeAnnotation),
    ExportNamedDeclaration(node) {
      if (node.source) specifiers.push(node.source.value);
      if (node.declaration?.type !== 'VariableDeclaration') return;
      for (const { id, init } of node.declaration.declarations) {
        if (id.type === 'Identifier' && init)
          constants.set(id.name, { value: init, comment: commentAbove(node) });
      }
    },
    ImportDeclaration({ source, specifiers: names }) {
      specifiers.push(source.value);
      for (const specifier of names) {
        if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier')
          imported.set(specifier.local.name, { name: specifier.imported.name, from: source.value });
      }
    },
    ImportExpression({ source }) {
      if (source.type === 'Literal') specifiers.push(String(source.value));
    },
    JSXAttribute({ name, value }) {
      if (name.name === 'part' && value) parts.push(...textsOf(value).flatMap((names) => names.split(' ')));
    },
  }).visit(program);
  return { url, interfaces, parents, methods, types, constants, imported, specifiers, parts };
}

/** The text that an attribute may have: one, or either of two between which an expression chooses. */
function textsOf(value: ESTree.Node): string[] {
  if (value.type === 'JSXExpressionContainer') return textsOf(value.expression);
  if (value.type === 'ConditionalExpression') return [value.consequent, value.alternate].flatMap(textsOf);
  return value.type === 'Literal' && typeof value.value === 'string' ? [value.value] : [];
}

function nameOf(key: ESTree.PropertyKey): string | undefined {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}

/** The words of a comment; a line that begins with `@` begins a line, all others are joined. */
function commentText(comment: string): string {
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*+\s?/, '').trim())
    .join('\n')
    .trim()
    .replaceAll(/\n(?!@|\n)/g, ' ')
    .replaceAll(/\n\s*/g, '\n');
}
