/** Names of keys as the DOM has them. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

/** A browser with one page open, whichever engine it is. Elements are named by expressions that find them in the page. */
export interface Browsing {
  readonly open: (url: string) => Promise<void>;
  /** Value of an expression in the page. */
  readonly read: <Value>(expression: string) => Promise<Value>;
  /** A click of the mouse in the middle of an element. */
  readonly click: (element: string) => Promise<void>;
  /** Keys that a visitor presses while the element has the focus. */
  readonly type: (element: string, text: string) => Promise<void>;
  /** A key for whatever has the focus. */
  readonly press: (key: Key) => Promise<void>;
}

const patienceMs = 30_000;
const pauseMs = 50;

/**
 * Waits until an expression is true in the page.
 *
 * @throws with `what` when it does not become true.
 */
export async function until(
  browsing: Pick<Browsing, 'read'>,
  what: string,
  expression: string,
): Promise<void> {
  for (const start = performance.now(); performance.now() - start < patienceMs;) {
    if (await browsing.read<boolean>(`Boolean(${expression})`)) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new Error(`Waited in vain: ${what}`);
}
