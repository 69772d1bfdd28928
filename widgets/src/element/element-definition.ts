import type { Language } from '@vakman/domain/languages/languages';
import type { ComponentType } from 'react';
import type { Methods } from './element-methods.ts';

/** How the text of an attribute becomes a prop. */
export type AttributeKind = 'text' | 'flag';

/** What every widget gets beside its own attributes. */
export interface WidgetProps<Words, Events> {
  readonly language: Language;
  readonly words: Words;
  /** Tells the page around the widget, by a `CustomEvent` that leaves the shadow root. */
  readonly emit: <Name extends keyof Events & string>(name: Name, detail: Events[Name]) => void;
  /** Takes what the widget can do on demand, while it is on the page; absent where nobody could ask for it. */
  readonly expose?: (methods: Methods | undefined) => void;
}

/** Everything that makes a custom element of a React component. */
export interface ElementDefinition<Attributes extends object, Words, Events> {
  readonly tag: `vakman-${string}`;
  readonly Component: ComponentType<Partial<Attributes> & WidgetProps<Words, Events>>;
  /** Kind of each prop; the attribute of `hideTitle` is `hide-title`. */
  readonly attributes: Readonly<Record<keyof Attributes & string, AttributeKind>>;
  /** Names of the methods that the component exposes. */
  readonly methods?: readonly string[];
  /** Text of the style sheet, where the build did not put it into the shadow root. */
  readonly loadStyles: () => Promise<string>;
  readonly loadWords: (language: Language) => Promise<Words>;
}

/** Of any widget, where its props do not matter. */
// oxlint-disable-next-line typescript/no-explicit-any -- its functions take what only it has
export type AnyDefinition = ElementDefinition<any, any, any>;

/** Props that every element has; CSS alone looks at `theme`. */
export const commonAttributes = { lang: 'text' } as const;

/** Set on the element once it answers to the visitor. */
export const hydratedAttribute = 'data-hydrated';
