import type { ElementDefinition } from '../element/element-definition.ts';
import { assistantAttributes, type AssistantAttributes, type AssistantEvents } from './assistant.props.ts';
import { Assistant } from './assistant.tsx';
import { loadAssistantWords, type AssistantWords } from './assistant.words.ts';

/** `<vakman-assistant>`, for the browser and for the build that renders it. */
export const assistant: ElementDefinition<AssistantAttributes, AssistantWords, AssistantEvents> = {
  tag: 'vakman-assistant',
  Component: Assistant,
  attributes: assistantAttributes,
  loadStyles: async () => (await import('./assistant.styles.ts')).assistantStyles,
  loadWords: loadAssistantWords,
};
