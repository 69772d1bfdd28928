/** A widget of the kit, as its builder sees it. */
export interface WidgetSource {
  readonly tag: string;
  /** Folder in `widgets/src`; its files share this stem. */
  readonly name: string;
  /** Pixels that a page keeps free until the widget is there: [narrower than 480, wider]. */
  readonly room: readonly [narrow: number, wide: number];
}

export const widgets: readonly WidgetSource[] = [
  { tag: 'vakman-quote-form', name: 'quote-form', room: [1800, 1650] },
];
