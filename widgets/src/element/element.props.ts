/** Attributes of every widget. */
export interface ElementAttributes {
  /**
   * Language of the widget: `nl`, `en`, `de`, `fr`, `es`, `uk`, `ru` or `zh`. Without it that of the page around it, or
   * else Dutch.
   */
  readonly lang: string;
  /** `light` or `dark`; without it the colour scheme of the page. */
  readonly theme: 'light' | 'dark';
  /**
   * `plain` has no frame and takes letters and ground of the page, `rounded` has soft corners, `dense` is for a narrow
   * column; without it the look of our own site.
   */
  readonly look: 'plain' | 'rounded' | 'dense';
}

/** `detail` of the events that every widget may send. */
export interface ElementEvents {
  /** It answers to the visitor from now on. */
  readonly 'widget-ready': { readonly tag: string };
  /** Half of it, or of the window, was in view for a second; sent once, by what stands in the page and not above it. */
  readonly 'widget-viewed': { readonly tag: string };
  /** Code or words of the widget did not arrive, not even the second time; what was there before is still there. */
  readonly 'widget-load-failed': { readonly tag: string };
  /** Something in the widget failed; what stands in the tag is seen again, and what was typed is kept as a draft. */
  readonly 'widget-render-failed': { readonly tag: string };
}
