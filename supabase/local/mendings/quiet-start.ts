import type { App } from '@supabase/lite';

/** Initialises the library without its notice that storage is an experiment: nobody who starts Vakman chose it. */
export async function initQuietly(app: App): Promise<void> {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    await app.init();
  } finally {
    console.warn = warn;
  }
}
