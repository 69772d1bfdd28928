import type { AttributeKind } from '../element/element-definition.ts';

/** What a wrapper must know of a widget; the build writes it from the widget's description. */
export interface WrappedWidget {
  readonly tag: `vakman-${string}`;
  /** Of the component, such as `QuoteForm`. */
  readonly name: string;
  /** Kind of each prop, `lang` included; the attribute of `hideTitle` is `hide-title`. */
  readonly attributes: Readonly<Record<string, AttributeKind>>;
  /** Names of the events that the element sends. */
  readonly events: readonly string[];
  readonly methods: readonly string[];
}

/** Brings the kit, which looks for the tags by itself. Called in browsers alone. */
export type LoadKit = () => Promise<unknown>;
