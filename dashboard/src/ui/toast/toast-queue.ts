import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import type { ToastMessage } from './show-toast.ts';

/** What is told now, and what waits for a place. */
export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });
