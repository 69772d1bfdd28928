import { colours } from '@vakman/tokens/colours/colours';
import { families, measures } from '@vakman/tokens/css/measures';
import { pascalCase } from '../widget-names.ts';
import type { WidgetDescription } from '../description/describe-widget.ts';

/** Name of the class of an element, as types and manifest call it. */
export const classNameOf = ({ tag }: Pick<WidgetDescription, 'tag'>) => pascalCase(tag);

const defaults: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(colours).map(([name, { light, dark }]) => [name, `light-dark(${light}, ${dark})`]),
  ),
  ...measures,
  'font-text': families.latin.text,
  'font-display': families.latin.display,
};

/** `custom-elements.json`: the widgets as editors and catalogues of components read them (schema 2.1.0). */
export function customElements(widgets: readonly WidgetDescription[]) {
  return { schemaVersion: '2.1.0', readme: 'README.md', modules: widgets.map(moduleOf) };
}

function moduleOf(widget: WidgetDescription) {
  const path = `${widget.name}.js`;
  const name = classNameOf(widget);
  return {
    kind: 'javascript-module',
    path,
    declarations: [declarationOf(widget)],
    exports: [{ kind: 'custom-element-definition', name: widget.tag, declaration: { name, module: path } }],
  };
}

function declarationOf(widget: WidgetDescription) {
  const { tag, description, attributes, events, methods, slots, parts, customProperties } = widget;
  return {
    kind: 'class',
    name: classNameOf(widget),
    tagName: tag,
    customElement: true,
    superclass: { name: 'HTMLElement' },
    description,
    attributes: attributes.map(({ name, property, type, description: text }) => ({
      name,
      type: { text: type },
      description: text,
      ...(property && { fieldName: property }),
    })),
    members: [
      ...propertiesOf(attributes),
      ...methods.map(({ name, description: text }) => ({ kind: 'method', name, description: text })),
    ],
    events: events.map(({ name, detail, description: text }) => ({
      name,
      type: { text: `CustomEvent<${detail}>` },
      description: text,
    })),
    slots,
    cssParts: parts,
    cssProperties: customProperties.map(({ name, description: text }) => ({
      name,
      description: text,
      default: defaults[name.replace('--vakman-', '')],
    })),
  };
}

function propertiesOf(attributes: WidgetDescription['attributes']) {
  return attributes.flatMap(({ name, property, type, description }) =>
    property
      ? [
          {
            kind: 'field',
            name: property,
            attribute: name,
            type: { text: `${type} | undefined` },
            description,
          },
        ]
      : [],
  );
}
