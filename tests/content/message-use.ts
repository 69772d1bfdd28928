import { parseSync, Visitor, type ESTree } from 'rolldown/utils';
import type { SourceFile } from '../architecture/repository.ts';

/** How sources name messages; `isPath` and `isProperty` tell whether a key is among them. */
export interface MessageUse {
  /** By a path in a string: `t('hero.title')`, `t(`head.${kind}.title`)`. */
  isPath(key: string): boolean;
  /** By properties: `messages.toasts.close`, `messages.fields[name].label`, `const { title } = words.done`. */
  isProperty(key: string): boolean;
}

/** A segment that is only known when the program runs. */
const any = '*';
type Chain = readonly string[];

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The expression without what TypeScript and optional chaining wrap around it. */
function bare(node: ESTree.Node): ESTree.Node {
  switch (node.type) {
    case 'ChainExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return bare(node.expression);
    default:
      return node;
  }
}

function segment(property: ESTree.Node, computed: boolean): string {
  if (property.type === 'Literal' && typeof property.value === 'string') return property.value;
  return !computed && property.type === 'Identifier' ? property.name : any;
}

/** `a.b[c].d` as `['a', 'b', '*', 'd']`; what does not begin with a name begins with `*`. */
function chainOf(node: ESTree.Node): string[] {
  const inner = bare(node);
  if (inner.type === 'Identifier') return [inner.name];
  if (inner.type !== 'MemberExpression') return [any];
  return [...chainOf(inner.object), segment(inner.property, inner.computed)];
}

/** Chains that a destructuring pattern takes out of what it is given. */
function patternChains(pattern: ESTree.Node, from: Chain): Chain[] {
  if (pattern.type === 'AssignmentPattern') return patternChains(pattern.left, from);
  if (pattern.type !== 'ObjectPattern') return [from];
  return pattern.properties.flatMap((property) =>
    property.type === 'Property'
      ? patternChains(property.value, [...from, segment(property.key, property.computed)])
      : [from],
  );
}

/**
 * Whether `wanted` is in the chain behind its first name, at its `end` only or `anywhere`. A segment that is
 * only known at run time stands for any, but at least one must be written out.
 */
function holds(chain: Chain, wanted: Chain, at: 'end' | 'anywhere'): boolean {
  const last = chain.length - wanted.length;
  for (let start = at === 'end' ? Math.max(last, 1) : 1; start <= last; start += 1) {
    const parts = chain.slice(start, start + wanted.length);
    const fits = parts.every((part, index) => part === any || part === wanted[index]);
    if (fits && parts.some((part) => part !== any)) return true;
  }
  return false;
}

/** Reads how these sources name messages. */
export function messageUse(files: readonly SourceFile[]): MessageUse {
  const texts = new Set<string>();
  const patterns: RegExp[] = [];
  const chains: Chain[] = [];

  const addParameters = ({ params }: { params: readonly ESTree.Node[] }) => {
    for (const param of params) chains.push(...patternChains(param, [any]));
  };

  for (const { path, text } of files) {
    const { program, errors } = parseSync(path, text);
    if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
    const inner = new Set<ESTree.Node>();
    new Visitor({
      Literal: ({ value }) => void (typeof value === 'string' && texts.add(value)),
      TemplateLiteral: ({ quasis }) => {
        const parts = quasis.map(({ value }) => value.cooked ?? value.raw);
        if (parts.length === 1) texts.add(parts[0] ?? '');
        else if (parts.some((part) => /\w/.test(part)) && parts.some((part) => part.includes('.'))) {
          patterns.push(new RegExp(`^${parts.map(escaped).join('.+')}$`, 'u'));
        }
      },
      MemberExpression: (node) => {
        inner.add(bare(node.object));
        if (!inner.has(node)) chains.push(chainOf(node));
      },
      VariableDeclarator: ({ id, init }) => {
        if (id.type === 'ObjectPattern') chains.push(...patternChains(id, init ? chainOf(init) : [any]));
      },
      FunctionDeclaration: addParameters,
      FunctionExpression: addParameters,
      ArrowFunctionExpression: addParameters,
    }).visit(program);
  }

  const isPath = (key: string) => texts.has(key) || patterns.some((pattern) => pattern.test(key));
  const isRead = (parts: Chain, at: 'end' | 'anywhere') => chains.some((chain) => holds(chain, parts, at));

  return {
    isPath,
    isProperty(key) {
      const parts = key.split('.');
      if (isRead(parts, 'anywhere')) return true;
      // An object of messages that is handed on as a whole, and read by whoever gets it.
      return parts.some((_, cut) => {
        const rest = parts.slice(cut);
        return (
          cut > 0 && isRead(parts.slice(0, cut), 'end') && (isPath(rest.join('.')) || isRead(rest, 'end'))
        );
      });
    },
  };
}
