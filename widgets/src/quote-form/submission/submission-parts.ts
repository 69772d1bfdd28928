/** What sending takes, and what follows it: one chunk, which comes before anything is sent. */
export { ToastRegion } from '../../ui/toast/toast.tsx';
export { DonePanel } from '../done-panel.tsx';
export { handleRequest } from './handle-request.ts';
export { quoteFormBackend } from '../quote-form.backend.ts';
export { createRequestIdentity, type RequestIdentity } from './request-identity.ts';
