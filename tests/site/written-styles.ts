import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from './built-site.ts';

/** What follows where a script makes a style, up to the text it gets; names that were cut stand in between. */
const making = /createElement\([`'"]style[`'"]\)[^]{0,300}?textContent=`([^`]*)`/g;

/** What a script makes styles of by the names that it was cut to, such as `[${a}]`. */
const names = /([$\w]+)=[`'"](data-react-aria-[\w-]+)[`'"]/g;

/** Texts of all styles that the built dashboard writes into a page by itself. */
export function stylesWrittenByScript(): string[] {
  const folder = join(siteFolder, 'assets/immutable/dashboard');
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const texts = scripts.flatMap((script) => {
    const values = new Map([...script.matchAll(names)].map(([, name = '', value = '']) => [name, value]));
    return [...script.matchAll(making)].map(([, text = '']) =>
      text.replaceAll(/\$\{([$\w]+)\}/g, (whole, name: string) => values.get(name) ?? whole).trim(),
    );
  });
  return [...new Set(texts)];
}
