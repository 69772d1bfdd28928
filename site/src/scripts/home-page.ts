import { startAssistant } from '@vakman/widgets/assistant/assistant.timing.ts';
import './every-page.ts';
import './arrival.ts';
import './wake-widgets.ts';
import { startMessagingTooltip } from './messaging-tooltip.ts';

const messaging = document.querySelector('.messaging');
if (messaging) startMessagingTooltip(messaging);
const assistant = document.querySelector<HTMLElement>('vakman-assistant');
if (assistant) startAssistant(assistant);
