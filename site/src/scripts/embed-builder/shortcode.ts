/**
 * The shortcode that our plugin for WordPress understands. It writes the link by itself.
 *
 * @param widget such as `quote-form`.
 */
export function shortcode(widget: string, attributes: Readonly<Record<string, string | true>>): string {
  const listed = Object.entries(attributes).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}="${value}"`,
  );
  return `[vakman widget="${widget}"${listed.join('')}]`;
}
