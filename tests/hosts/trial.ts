import type { Stack } from '../support/stack/stack.ts';
import type { WidgetVisit } from './browsing.ts';

/** What a widget is put through on every host and in every engine. */
export interface Trial {
  readonly tag: string;
  /** As a partner writes it. */
  readonly element: string;
  /** Path of our own page that has it. */
  readonly ownPage: string;
  /** Selector of what is compared between hosts. */
  readonly look: string;
  /** What is to be compared too: a state that the visitor reaches. */
  readonly reach: (visit: WidgetVisit) => Promise<void>;
  /** Does what the widget is there for, and throws where that does not come about. */
  readonly act: (visit: WidgetVisit, stack: Stack) => Promise<void>;
}
