import type { ElementDefinition } from '../element/element-definition.ts';
import { assistantAttributes, type AssistantAttributes, type AssistantEvents } from './assistant.props.ts';
import { Assistant } from './assistant.tsx';
import { loadAssistantWords, type AssistantWords } from './assistant.words.ts';

/**
 * Tab in the corner of the page with a popup that asks two questions and leads to quote or booking.
 *
 * @slot - What visitors get whose browser does not load the assistant, such as a link.
 * @csspart tab Button that opens the popup.
 * @csspart popup The dialog.
 */
export const assistant: ElementDefinition<AssistantAttributes, AssistantWords, AssistantEvents> = {
  tag: 'vakman-assistant',
  Component: Assistant,
  attributes: assistantAttributes,
  loadStyles: async () => (await import('./assistant.styles.ts')).assistantStyles,
  loadWords: loadAssistantWords,
};
