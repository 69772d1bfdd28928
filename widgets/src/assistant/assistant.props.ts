import type { AttributeKind, WidgetProps } from '../element/element-definition.ts';
import type { Building } from './assistant.state.ts';
import type { AssistantWords } from './assistant.words.ts';

/** Attributes of `<vakman-assistant>` beside `lang` and `theme`. */
export interface AssistantAttributes {
  /** Partner whose page the assistant stands on: lower-case letters, digits and hyphens, at most 64. */
  readonly source: string;
  /** Opens by itself after some seconds, unless it was closed within a day; without it the tab waits to be pressed. */
  readonly automatic: boolean;
}

export const assistantAttributes: Readonly<Record<keyof AssistantAttributes, AttributeKind>> = {
  source: 'text',
  automatic: 'flag',
};

/** `detail` of the events that leave the assistant. None carries personal data: any script of the page can read them. */
export interface AssistantEvents {
  /** It opened, by itself or because the visitor asked for it. */
  readonly 'assistant-opened': null;
  /** The visitor closed it, or it gave way; its answers are forgotten. */
  readonly 'assistant-closed': null;
  /** The visitor goes on to quote or booking, with a number of services. */
  readonly 'assistant-completed': { readonly building: Building; readonly services: number };
}

export type AssistantProps = Partial<AssistantAttributes> & WidgetProps<AssistantWords, AssistantEvents>;
