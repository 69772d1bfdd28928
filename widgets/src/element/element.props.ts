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
  /** Code or words of the widget did not arrive, not even the second time; what was there before is still there. */
  readonly 'widget-load-failed': { readonly tag: string };
  /** Something in the widget failed; what stands in the tag is seen again, and what was typed is kept as a draft. */
  readonly 'widget-render-failed': { readonly tag: string };
}
