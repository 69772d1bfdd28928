import { useEffect, type RefObject } from 'react';
import { startAssistant } from './assistant.timing.ts';

interface Popup {
  /** Something inside the element. */
  readonly inside: RefObject<Element | null>;
  readonly automatic: boolean;
  /** Is told when the popup opened or closed; must stay the same function. */
  readonly onTurn: (isOpen: boolean) => void;
}

/** Starts the timing, unless the page did, and follows the `open` that it sets. */
export function usePopup({ inside, automatic, onTurn }: Popup): void {
  useEffect(() => {
    const host = hostOf(inside);
    return host && startAssistant(host, automatic);
  }, [inside, automatic]);

  useEffect(() => {
    const host = hostOf(inside);
    if (!host) return undefined;
    let wasOpen = false;
    const look = () => {
      const isOpen = host.hasAttribute('open');
      if (isOpen !== wasOpen) onTurn(isOpen);
      wasOpen = isOpen;
    };
    const observer = new MutationObserver(look);
    observer.observe(host, { attributeFilter: ['open'] });
    look();
    return () => observer.disconnect();
  }, [inside, onTurn]);
}

function hostOf({ current }: RefObject<Element | null>): HTMLElement | undefined {
  return (current?.getRootNode() as ShadowRoot | undefined)?.host as HTMLElement | undefined;
}
