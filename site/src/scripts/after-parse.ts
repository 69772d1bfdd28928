import { followLink } from './follow-link.ts';
import { startMessagingTooltip } from './messaging-tooltip.ts';

document.addEventListener('click', ({ target }) => {
  const link = (target as Element).closest('a');
  if (link) followLink(link);
});

const messaging = document.querySelector('.messaging');
if (messaging) startMessagingTooltip(messaging);
