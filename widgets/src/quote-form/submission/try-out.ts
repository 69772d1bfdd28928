import type { QuoteFormBackend } from '../quote-form.backend.ts';

/** Milliseconds that sending takes in test mode, so that what shows meanwhile can be seen. */
const pause = 600;

const wait = () => new Promise<undefined>((resolve) => setTimeout(resolve, pause, undefined));

/** In the place of the backend where a form only shows what it would do: everything arrives, and nothing leaves the page. */
export const nowhere: QuoteFormBackend = {
  async uploadPhoto({ onProgress }) {
    await wait();
    onProgress?.(1);
    return '';
  },
  insert: wait,
  notify: async () => {},
};
