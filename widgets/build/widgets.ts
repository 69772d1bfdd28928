/** A widget of the kit, as its builder sees it. */
export interface WidgetSource {
  /** Folder in `widgets/src`; its files share this stem, and its tag is `vakman-<name>`. */
  readonly name: string;
  /**
   * Pixels that a page keeps free until the widget is there: its height on a screen that is narrower than 480 and on a
   * wider one, and the width that it names where the page asks for one. A `fixed` widget stands above the page and needs
   * none; it is always near.
   */
  readonly room: readonly [narrow: number, wide: number, width: number] | 'fixed';
}

export const widgets: readonly WidgetSource[] = [
  { name: 'appointment', room: [1150, 900, 680] },
  { name: 'assistant', room: 'fixed' },
  { name: 'cookie-notice', room: 'fixed' },
  { name: 'facade-booking', room: [1300, 1200, 680] },
  { name: 'gallery', room: [1775, 1225, 1100] },
  { name: 'quote-form', room: [1800, 1650, 680] },
  { name: 'reviews', room: [1900, 900, 1100] },
];

export const tagOf = ({ name }: Pick<WidgetSource, 'name'>): `vakman-${string}` => `vakman-${name}`;
