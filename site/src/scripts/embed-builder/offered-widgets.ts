import { assistantAttributes } from '@vakman/widgets/assistant/assistant.props.ts';
import { attributeName } from '@vakman/widgets/element/attribute-value.ts';
import type { AttributeKind } from '@vakman/widgets/element/element-definition.ts';
import { facadeBookingAttributes } from '@vakman/widgets/facade-booking/facade-booking.props.ts';
import { galleryAttributes } from '@vakman/widgets/gallery/gallery.props.ts';
import { quoteFormAttributes } from '@vakman/widgets/quote-form/quote-form.props.ts';
import { reviewsAttributes } from '@vakman/widgets/reviews/reviews.props.ts';

/** The widgets that other sites may show. Cookie notice and appointment belong to our own site alone. */
export const offeredWidgets = ['quote-form', 'facade-booking', 'assistant', 'gallery', 'reviews'] as const;
export type OfferedWidget = (typeof offeredWidgets)[number];

const attributes = {
  'quote-form': quoteFormAttributes,
  'facade-booking': facadeBookingAttributes,
  assistant: assistantAttributes,
  gallery: galleryAttributes,
  reviews: reviewsAttributes,
} as const satisfies Readonly<Record<OfferedWidget, object>>;

type AttributesOf<Kinds> = Kinds extends unknown ? keyof Kinds & string : never;

/** Prop of any offered widget; its attribute is the same in kebab case. */
export type OfferedProp = AttributesOf<(typeof attributes)[OfferedWidget]>;

/** The props of a widget, beside those that all have. */
export function propsOf(widget: OfferedWidget): OfferedProp[] {
  return Object.keys(attributes[widget]) as OfferedProp[];
}

/** Switches that a widget may be given, by the names of their attributes. */
export function flagsOf(widget: OfferedWidget): string[] {
  const kinds: Readonly<Record<string, AttributeKind>> = attributes[widget];
  return Object.keys(kinds)
    .filter((prop) => kinds[prop] === 'flag')
    .map(attributeName);
}

/** Whether what comes from the widget carries the name of the partner. */
export const takesSource = (widget: OfferedWidget) => 'source' in attributes[widget];

const withAction: ReadonlySet<OfferedWidget> = new Set(['quote-form', 'facade-booking', 'assistant']);

/** Whether the widget has a button in the accent colour. */
export const showsAccent = (widget: OfferedWidget) => withAction.has(widget);
