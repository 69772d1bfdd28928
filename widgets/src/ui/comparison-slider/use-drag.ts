import { useRef, type PointerEvent, type MouseEvent } from 'react';
import { dividerAt } from './divider.ts';

interface Start {
  readonly x: number;
  readonly y: number;
  /** Whether the pointer moves the divider; a finger may as well be about to scroll the page. */
  readonly drags: boolean;
}

/**
 * Handlers of a box whose divider follows mouse, pen and finger. A finger that moves up or down scrolls the page: with
 * `touch-action: pan-y` the browser takes it and sends `pointercancel`.
 */
export function useDrag(onMove: (percent: number) => void) {
  const start = useRef<Start>(undefined);
  const moveTo = ({ clientX, currentTarget }: MouseEvent<HTMLElement>) =>
    onMove(dividerAt(clientX, currentTarget.getBoundingClientRect()));
  const end = () => {
    start.current = undefined;
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const drags = event.pointerType !== 'touch';
      start.current = { x: event.clientX, y: event.clientY, drags };
      if (drags) moveTo(event);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = start.current;
      if (!from) return;
      const sideways = Math.abs(event.clientX - from.x) > Math.abs(event.clientY - from.y);
      if (!from.drags && !sideways) return;
      start.current = { ...from, drags: true };
      moveTo(event);
    },
    onPointerUp: end,
    onPointerCancel: end,
    /** A tap; after a drag it says once more where that ended. */
    onClick: moveTo,
  };
}
