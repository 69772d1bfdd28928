interface EdgeRuntime {
  waitUntil(work: Promise<unknown>): void;
}

/** Goes on with work after the answer was given; hosted functions would be stopped at that moment otherwise. */
export function inBackground(work: Promise<unknown>): void {
  (globalThis as { EdgeRuntime?: EdgeRuntime }).EdgeRuntime?.waitUntil(work);
}
