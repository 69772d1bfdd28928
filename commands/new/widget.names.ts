import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { camelCase, pascalCase } from '@vakman/widgets/build/widget-names';
import { parseSync } from 'rolldown/utils';

/** Files of the kit and of its package that have other things in them. */
const taken = /^(booking|index|loader|parts|react|runtime|schemas|site-loader|unnamed)$/;

const isReserved = (name: string) => parseSync('name.ts', `const ${name} = 0;`).errors.length > 0;

/**
 * Why a new widget cannot be called so, as a sentence; undefined where it can.
 *
 * @param root of a workspace.
 */
export function nameFault(name: string, root: string): string | undefined {
  if (!/^[a-z]{2,}(-[a-z]{2,})*$/.test(name)) {
    return `"${name}" is no name of a widget: write words of small letters with hyphens between them, such as price-list.`;
  }
  if (isReserved(camelCase(name)) || camelCase(name) in Object.prototype || pascalCase(name) in globalThis) {
    return `"${name}" means something in JavaScript: name the widget with one word more, such as ${name}-list.`;
  }
  if (taken.test(name) || existsSync(join(root, `widgets/generated/${name}.ts`))) {
    return `"${name}" is a file of the kit already: name the widget otherwise.`;
  }
  if (existsSync(join(root, 'widgets/src', name)) || existsSync(join(root, 'widgets/src', `${name}.ts`))) {
    return `"${name}" is there already, in widgets/src.`;
  }
  return undefined;
}
