import type { Stack } from '../support/stack/stack.ts';
import type { WidgetVisit } from './widget-visit.ts';

/** What a widget is put through on every host and in every engine. */
export interface WidgetTrial {
  /** As a partner writes it. */
  readonly element: string;
  /** Attribute that the element has when it is ready for the visitor. */
  readonly ready: 'data-hydrated' | 'data-started' | 'data-shown';
  /** Path of our own page that has it; absent for what stands on pages of others alone. */
  readonly ownPage?: string;
  /** Selectors of what is compared between hosts: at first, and in the state that `reach` reaches. */
  readonly looks: readonly [first: string, reached: string];
  /** Brings the widget into another state that is worth a look. */
  readonly reach: (visit: WidgetVisit) => Promise<void>;
  /** Does from there what the widget is there for, and throws where that does not come about. */
  readonly act: (visit: WidgetVisit, stack: Stack) => Promise<void>;
}

/** With what the record of the widget says. */
export interface Trial extends WidgetTrial {
  readonly tag: string;
  /** Whether it stands above the page, and so directly in its body. */
  readonly standsAbove: boolean;
}
