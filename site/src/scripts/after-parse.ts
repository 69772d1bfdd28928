import { followLink } from './follow-link.ts';

document.addEventListener('click', ({ target }) => {
  const link = (target as Element).closest('a');
  if (link) followLink(link);
});
