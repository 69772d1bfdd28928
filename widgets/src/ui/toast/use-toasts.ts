import { useCallback, useMemo, useRef, useState } from 'react';
import type { PhoneFact } from '@vakman/domain/facts/facts';

export interface ToastMessage {
  readonly kind: 'success' | 'info' | 'warning' | 'error';
  readonly title: string;
  readonly text: string;
  /** Follows the text. */
  readonly phone?: PhoneFact;
}

export interface QueuedToast extends ToastMessage {
  readonly key: number;
}

/** One is shown at a time; the others wait their turn, so that each is seen. */
export function useToasts() {
  const [queue, setQueue] = useState<readonly QueuedToast[]>([]);
  const count = useRef(0);
  const show = useCallback((message: ToastMessage) => {
    count.current += 1;
    const toast = { ...message, key: count.current };
    setQueue((before) => [...before, toast]);
  }, []);
  const next = useCallback(() => setQueue(([, ...waiting]) => waiting), []);
  return useMemo(() => ({ current: queue[0], show, next }), [queue, show, next]);
}
