import { languages } from '@vakman/domain/languages/languages';
import type { WidgetDescription } from '../description/describe-widget.ts';

/** Texts of a union of texts, such as `'light' | 'dark'`. */
export const textsOf = (type: string) => [...type.matchAll(/'([^']*)'/g)].map(([, text = '']) => text);

/** `vscode.html-custom-data.json`: tags and attributes as an editor of HTML completes them. */
export function htmlData(widgets: readonly WidgetDescription[]) {
  const named = (names: readonly string[]) => names.map((name) => ({ name }));
  return {
    version: 1.1,
    tags: widgets.map(({ tag, description, attributes }) => ({
      name: tag,
      description,
      attributes: attributes.map(({ name, type, description: text }) => ({
        name,
        description: text,
        ...(type === 'boolean' && { valueSet: 'v' }),
        ...(name === 'lang' && { values: named(languages) }),
        ...(type.includes("'") && { values: named(textsOf(type)) }),
      })),
    })),
  };
}
