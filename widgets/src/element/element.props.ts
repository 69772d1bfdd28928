/** Attributes of every widget. */
export interface ElementAttributes {
  /**
   * Language of the widget: `nl`, `en`, `de`, `fr`, `es`, `uk`, `ru` or `zh`. Without it that of the page around it, or
   * else Dutch.
   */
  readonly lang: string;
  /** `light` or `dark`; without it the colour scheme of the page. */
  readonly theme: 'light' | 'dark';
}

/** `detail` of the events that every widget may send. */
export interface ElementEvents {
  /** The code of the widget did not arrive, not even the second time; what stands in the tag is still there. */
  readonly 'widget-load-failed': { readonly tag: string };
}
