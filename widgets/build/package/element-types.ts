import type { WidgetDescription } from '../description/describe-widget.ts';
import { classNameOf } from './custom-elements.ts';
import { braced, comment } from './type-lines.ts';

/** Declarations of the elements, their properties and events, for a project that loads them. */
export function elementTypes(widgets: readonly WidgetDescription[]): string {
  const classes = widgets.flatMap((widget) => [
    comment(widget),
    ...braced(`export interface ${classNameOf(widget)} extends HTMLElement`, [
      ...widget.attributes.flatMap((attribute) =>
        attribute.property
          ? [comment(attribute), `${attribute.property}: ${attribute.type} | undefined;`]
          : [],
      ),
      ...widget.methods.flatMap((method) => [comment(method), `${method.signature};`]),
    ]),
    '',
  ]);
  // They bubble, so whatever is around a widget hears them.
  const events = new Map(widgets.flatMap((widget) => widget.events.map((event) => [event.name, event])));
  const heard = [...events.values()].flatMap((event) => [
    comment(event),
    `'${event.name}': CustomEvent<${event.detail}>;`,
  ]);
  const tags = widgets.map((widget) => `'${widget.tag}': ${classNameOf(widget)};`);
  const failures = [
    comment({
      description: 'A file did not arrive; the error is thrown again unless the default is prevented.',
    }),
    "'vakman:preload-error': CustomEvent<{ readonly tag: string; readonly error: unknown }>;",
  ];
  const augmented = braced('declare global', [
    ...braced('interface HTMLElementTagNameMap', tags),
    ...braced('interface GlobalEventHandlersEventMap', heard),
    ...braced('interface WindowEventMap', failures),
  ]);
  return [...classes, ...augmented, ''].join('\n');
}

/** Declarations of the tags for JSX; React sets attributes of elements that are not defined yet, so these it knows. */
export function reactTypes(widgets: readonly WidgetDescription[]): string {
  const elements = widgets.flatMap((widget) => [
    comment(widget),
    ...braced(
      `'${widget.tag}': React.DetailedHTMLProps<React.HTMLAttributes<Elements.${classNameOf(widget)}>, Elements.${classNameOf(widget)}> &`,
      [
        ...widget.attributes.flatMap((attribute) =>
          attribute.name === 'lang'
            ? []
            : [comment(attribute), `'${attribute.name}'?: ${attribute.type} | undefined;`],
        ),
        ...widget.events.flatMap((event) => [
          comment(event),
          `'on${event.name}'?: ((event: CustomEvent<${event.detail}>) => void) | undefined;`,
        ]),
      ],
    ),
  ]);
  return [
    "import type * as React from 'react';",
    "import type * as Elements from './index.d.ts';",
    '',
    ...braced(
      "declare module 'react'",
      braced('namespace JSX', braced('interface IntrinsicElements', elements)),
    ),
    '',
  ].join('\n');
}
