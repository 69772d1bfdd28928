import { tooltipKey } from '@vakman/domain/stored-items/stored-keys';
import { afterShown } from '@vakman/widgets/after-shown.ts';
import { dismiss, dismissedLately } from '@vakman/widgets/storage/dismissal.ts';

const delay = 3000;
const visible = 3000;

/**
 * The words beside the messaging button: they come once by themselves, and before the chat when they were not there.
 * Who closes them is left alone for a day.
 */
export function startMessagingTooltip(messaging: Element): void {
  const link = messaging.querySelector('a');
  const tooltip = messaging.querySelector<HTMLElement>('[hidden]');
  if (!link || !tooltip) return;
  const hide = () => {
    // Not under someone's pointer or fingers.
    if (messaging.matches(':hover, :focus-within')) giveUp = afterShown(visible, hide);
    else tooltip.hidden = true;
  };
  /** Nobody asked for it where a timer calls this. */
  const show = (asked?: boolean) => {
    if (!asked && dismissedLately(tooltipKey)) return;
    tooltip.hidden = false;
    giveUp = afterShown(visible, hide);
  };
  const close = () => {
    giveUp();
    if (tooltip.contains(document.activeElement)) link.focus();
    tooltip.hidden = true;
    dismiss(tooltipKey);
  };
  let giveUp = afterShown(delay, show);
  link.addEventListener('click', (event) => {
    if (!tooltip.hidden) return;
    event.preventDefault();
    giveUp();
    show(true);
  });
  tooltip.querySelector('button')?.addEventListener('click', close);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && !tooltip.hidden) close();
  });
}
