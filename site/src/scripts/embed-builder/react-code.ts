import { camelCase, pascalCase } from '@vakman/widgets/build/widget-names';

interface ReactOptions {
  /** Such as `quote-form`. */
  readonly widget: string;
  readonly attributes: Readonly<Record<string, string | true>>;
  /** The link in the tag. */
  readonly link: { readonly href: string; readonly label: string };
  /** What somebody types to install the package. */
  readonly install: string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '{': '&#123;',
  '}': '&#125;',
};
const inMarkup = (text: string) => text.replaceAll(/[&<>{}]/g, (sign) => entities[sign] ?? sign);

/** A component of React with the widget in it, for TypeScript and JavaScript alike. */
export function reactCode({ widget, attributes, link, install }: ReactOptions): string {
  const name = pascalCase(widget);
  const props = Object.entries(attributes).map(([attribute, value]) =>
    value === true ? ` ${camelCase(attribute)}` : ` ${camelCase(attribute)}="${value}"`,
  );
  return `// ${install}
import { ${name} } from '@vakman/widgets/react';

export const Vakman = () => (
  <${name}${props.join('')}>
    <a href="${inMarkup(link.href)}">${inMarkup(link.label)}</a>
  </${name}>
);`;
}
