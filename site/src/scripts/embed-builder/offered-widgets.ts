import { attributeName } from '@vakman/widgets/element/attribute-value.ts';
import type { AttributeKind } from '@vakman/widgets/element/element-definition.ts';
import {
  accentedWidgets,
  offeredAttributes,
  type OfferedWidget,
} from '@vakman/widgets/generated/offered-widgets.ts';

type AttributesOf<Kinds> = Kinds extends unknown ? keyof Kinds & string : never;

/** Prop of any offered widget; its attribute is the same in kebab case. */
export type OfferedProp = AttributesOf<(typeof offeredAttributes)[OfferedWidget]>;

/** The props of a widget, beside those that all have. */
export function propsOf(widget: OfferedWidget): OfferedProp[] {
  return Object.keys(offeredAttributes[widget]) as OfferedProp[];
}

/** Switches that a widget may be given, by the names of their attributes. */
export function flagsOf(widget: OfferedWidget): string[] {
  const kinds: Readonly<Record<string, AttributeKind>> = offeredAttributes[widget];
  return Object.keys(kinds)
    .filter((prop) => kinds[prop] === 'flag')
    .map(attributeName);
}

/** Whether what comes from the widget carries the name of the partner. */
export const takesSource = (widget: OfferedWidget) => 'source' in offeredAttributes[widget];

/** Whether the widget has a button in the accent colour. */
export const showsAccent = (widget: OfferedWidget) => accentedWidgets.includes(widget);
