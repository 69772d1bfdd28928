import { html as template, raw } from 'hono/html';

/** HTML whose inserted texts are escaped. */
export type Html = ReturnType<typeof raw>;

/**
 * Tagged template that escapes every value but `Html` and lists of it; `undefined`, `null` and `false`
 * give nothing.
 */
export function html(strings: TemplateStringsArray, ...values: readonly unknown[]): Html {
  // A promise only where a value is one, which no part of a page or mail is.
  return template(strings, ...values) as Html;
}

export { raw };
