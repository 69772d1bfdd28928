import { readFileSync } from 'node:fs';
import { theming } from '@vakman/tokens/css/theming';
import type { Described } from './describe-widget.ts';
import { addressOf } from './type-text.ts';
import type { SourceModule } from './source-module.ts';

/**
 * What a host may change of a style.
 *
 * @param styles the module that puts the style together of its sheets.
 */
export function customPropertiesOf(styles: SourceModule): Described[] {
  const sheets = styles.specifiers.filter((specifier) => specifier.endsWith('.css?inline'));
  const texts = sheets.map((sheet) => {
    const url = new URL(addressOf(sheet, styles));
    url.search = '';
    return readFileSync(url, 'utf8');
  });
  const used = new Set(texts.flatMap((text) => text.match(/(?<=var\()--vakman-[\w-]+/g) ?? []));
  return Object.entries(theming)
    .map(([name, description]) => ({ name: `--vakman-${name}`, description }))
    .filter(({ name }) => used.has(name));
}
