import './inner-page.ts';
import { startMessagingTooltip } from './messaging-tooltip.ts';

const messaging = document.querySelector('.messaging');
if (messaging) startMessagingTooltip(messaging);
