import { eventProp } from '../../src/wrappers/event-prop.ts';
import type { WidgetDescription } from '../description/describe-widget.ts';
import { camelCase, pascalCase } from '../widget-names.ts';
import { classNameOf } from './custom-elements.ts';
import { reactTypes } from './element-types.ts';
import { braced, comment } from './type-lines.ts';

const propLines = ({ attributes }: WidgetDescription) =>
  attributes.flatMap((attribute) => [
    comment(attribute),
    `${camelCase(attribute.name)}?: ${attribute.type} | undefined;`,
  ]);

/** Declarations of the components for React, after those of the tags for JSX. */
export function reactWrapperTypes(widgets: readonly WidgetDescription[]): string {
  const components = widgets.flatMap((widget) => {
    const name = pascalCase(widget.name);
    const element = `Elements.${classNameOf(widget)}`;
    return [
      comment(widget),
      ...braced(`export interface ${name}Props extends React.HTMLAttributes<${element}>`, [
        ...propLines(widget),
        ...widget.events.flatMap((event) => [
          comment(event),
          `${eventProp(event.name)}?: ((event: CustomEvent<${event.detail}>) => void) | undefined;`,
        ]),
      ]),
      comment(widget),
      `export const ${name}: React.ForwardRefExoticComponent<`,
      `  ${name}Props & React.RefAttributes<${element}>`,
      '>;',
      '',
    ];
  });
  return [reactTypes(widgets), ...components].join('\n');
}

/** Declarations of the components for Vue. */
export function vueWrapperTypes(widgets: readonly WidgetDescription[]): string {
  const components = widgets.flatMap((widget) => {
    const name = pascalCase(widget.name);
    const element = `Elements.${classNameOf(widget)}`;
    return [
      ...braced(`export interface ${name}Props`, propLines(widget)),
      // A type, since Vue reads the events as an object of any names, and an interface has none.
      ...braced(
        `export type ${name}Emits =`,
        widget.events.flatMap((event) => [
          comment(event),
          `${camelCase(event.name)}: (event: CustomEvent<${event.detail}>) => void;`,
        ]),
      ),
      ...braced(`export interface ${name}Exposed`, [
        '/** The custom element, once it stands in the page. */',
        `element: ${element} | null;`,
        ...widget.methods.flatMap((method) => [comment(method), `${method.signature};`]),
      ]),
      comment(widget),
      `export const ${name}: Component<${name}Props, ${name}Exposed, ${name}Emits>;`,
      '',
    ];
  });
  return [
    "import type { ComponentOptionsMixin, DefineComponent, EmitsOptions } from 'vue';",
    "import type * as Elements from './index.d.ts';",
    '',
    'type Component<Props, Exposed, Emits extends EmitsOptions> = DefineComponent<',
    '  Props, Exposed, {}, {}, {}, ComponentOptionsMixin, ComponentOptionsMixin, Emits',
    '>;',
    '',
    ...components,
  ].join('\n');
}
