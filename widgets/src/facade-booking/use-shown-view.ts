import { useEffect, useRef, type RefObject } from 'react';
import type { FacadeBookingProps } from './facade-booking.props.ts';
import type { View } from './facade-booking.state.ts';

/** Pixels from the top of the screen: a phone's header and a title that it may half cover. */
const standsHigh = 280;

/** Leaves the step at the element, for a page's style sheet. */
function tellPage(view: View, box: HTMLElement | null): void {
  const root = box?.getRootNode();
  if (root instanceof ShadowRoot) root.host.setAttribute('data-step', view);
}

/** Tells the page which step is shown; where the visitor went on, its heading takes the focus and comes into view. */
export function useShownView(
  view: View,
  box: RefObject<HTMLElement | null>,
  emit: FacadeBookingProps['emit'],
): void {
  const before = useRef<View>(undefined);
  useEffect(() => {
    if (before.current === view) return;
    const isFirst = before.current === undefined;
    before.current = view;
    emit('facade-booking-step-shown', { step: view });
    tellPage(view, box.current);
    if (isFirst) return;
    box.current?.querySelector<HTMLElement>('h2[tabindex]')?.focus({ preventScroll: true });
    // High on the screen a step begins at its place, or a header would half cover the title above it.
    const { top } = box.current?.getBoundingClientRect() ?? { top: 0 };
    if (top < standsHigh) box.current?.scrollIntoView({ block: 'start' });
  }, [view, box, emit]);
}
