import type { KeptRoom } from './room-rule.ts';

/** What the build may write beside the messages of a widget, each read from `content` or from the messages of a part. */
export type WidgetFact = 'booking' | 'localFacts' | 'photos' | 'projects' | 'reviews' | 'score' | 'slots';

/** How a widget is offered to other sites. */
export interface WidgetOffer {
  /** Its place among those that are offered, from 1. */
  readonly position: number;
  /** Whether it has a button in the accent colour. */
  readonly showsAccent: boolean;
  /** Where on our own site one finds what it shows: keys of a page and of a message of the site. */
  readonly place: { readonly page: string; readonly section?: string; readonly label: string };
}

/**
 * All that the project must know of a widget to build, render, offer and measure it. It stands in
 * `widgets/src/<name>/<name>.widget.ts`, where it is found by its name; nothing else lists the widgets.
 */
export interface WidgetRecord {
  /** Folder in `widgets/src`; its files share this stem, and its tag is `vakman-<name>`. */
  readonly name: string;
  /**
   * Pixels that a page keeps free until the widget is there: its height on a screen that is narrower than 480 and on a
   * wider one, and the width that it names where the page asks for one. A `fixed` widget stands above the page and needs
   * none; it is always near, and our own pages render it hidden. One that is `asked` for needs none either, and comes
   * when somebody touches what stands in its tag.
   */
  readonly room: KeptRoom | 'fixed' | 'asked';
  /** What it keeps instead where it has `steps`. */
  readonly roomInSteps?: KeptRoom;
  /** Where our own pages have its style: in themselves, or, for what is far down or hidden at first, in a file for later. */
  readonly style: 'page' | 'file';
  /** What its words hold beside its messages, by the same names. */
  readonly facts: readonly WidgetFact[];
  /** Absent for what belongs to our own site alone. */
  readonly offer?: WidgetOffer;
  /** What it may cost. Raised only by a decision, with the reason in the message of the commit. */
  readonly budget: {
    /** All scripts in one language with React and style, Brotli. */
    readonly bytes: number;
    /** Functions called until it answers. */
    readonly calls: number;
  };
}
