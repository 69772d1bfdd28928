/** What a template is filled with, as the auth service hands it over. */
export type GoData = Readonly<Record<string, string | Readonly<Record<string, unknown>>>>;

type Node =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly path: string }
  | { readonly kind: 'if'; readonly branches: readonly Branch[] };
interface Branch {
  /** Both are to be equal: a path, and a path or a text in quotes. Without it the branch is for all others. */
  readonly when?: readonly [string, string];
  readonly nodes: readonly Node[];
}

const action = /\{\{\s*(.*?)\s*\}\}/gu;
const path = String.raw`(?:\.\w+)+`;
const condition = new RegExp(`^(else )?if eq (${path}) (${path}|"[^"]*")$`);

/**
 * Reads the part of Go's template language that our mails are written in: values, and choices by `eq`.
 *
 * @throws Error for what is no such template.
 */
export function readGoTemplate(template: string): (data: GoData) => string {
  const tokens = template.split(action).map((text, index) => ({ text, isAction: index % 2 === 1 }));
  let place = 0;
  const nodesUntil = (isEnd: (text: string) => boolean): Node[] => {
    const nodes: Node[] = [];
    for (; place < tokens.length; place += 1) {
      const { text = '', isAction } = tokens[place] ?? {};
      if (isAction !== true) {
        if (text.includes('{{')) throw new Error(`An action is not closed: ${text.slice(0, 80)}`);
        nodes.push({ kind: 'text', text });
      } else if (isEnd(text)) return nodes;
      else if (text.startsWith('if ')) nodes.push(readChoice());
      else if (new RegExp(`^${path}$`).test(text)) nodes.push({ kind: 'value', path: text });
      else throw new Error(`Not known: ${text}`);
    }
    if (isEnd('end')) throw new Error('A choice does not end.');
    return nodes;
  };
  const readChoice = (): Node => {
    const branches: Branch[] = [];
    for (let head = tokens[place]?.text ?? ''; head !== 'end'; head = tokens[place]?.text ?? '') {
      const [, , left, right] = condition.exec(head) ?? [];
      if ((left === undefined || right === undefined) && head !== 'else')
        throw new Error(`Not known: ${head}`);
      place += 1;
      const nodes = nodesUntil((text) => text === 'end' || text === 'else' || text.startsWith('else if '));
      branches.push({ ...(left !== undefined && right !== undefined && { when: [left, right] }), nodes });
    }
    return { kind: 'if', branches };
  };
  const nodes = nodesUntil(() => false);
  return (data) => write(nodes, data);
}

function valueOf(name: string, data: GoData): unknown {
  if (name.startsWith('"')) return name.slice(1, -1);
  const [first = '', ...others] = name.slice(1).split('.');
  if (!(first in data)) throw new Error(`The auth service has no ${name}`);
  return others.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], data[first]);
}

function write(nodes: readonly Node[], data: GoData): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text;
      if (node.kind === 'value') return String(valueOf(node.path, data));
      const taken = node.branches.find(
        ({ when }) => when === undefined || valueOf(when[0], data) === valueOf(when[1], data),
      );
      return write(taken?.nodes ?? [], data);
    })
    .join('');
}
