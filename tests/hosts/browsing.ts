/** Names of keys as the DOM has them. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

/** A browser with one page open, whichever engine it is. Elements are named by expressions that find them in the page. */
export interface Browsing {
  readonly open: (url: string) => Promise<void>;
  /** Value of an expression in the page. */
  readonly read: <Value>(expression: string) => Promise<Value>;
  /** A click of the mouse in the middle of an element, which it scrolls to. */
  readonly click: (element: string) => Promise<void>;
  /** Keys that a visitor presses while the element has the focus. */
  readonly type: (element: string, text: string) => Promise<void>;
  /** A key for whatever has the focus. */
  readonly press: (key: Key) => Promise<void>;
}

const patienceMs = 15_000;
const pauseMs = 50;

/** A widget in a page, and what a visitor does with it. Selectors are those of its shadow root. */
export class WidgetVisit {
  readonly browsing: Browsing;
  readonly #tag: string;

  constructor(browsing: Browsing, tag: string) {
    this.browsing = browsing;
    this.#tag = tag;
  }

  /** Expression for the first element of the widget that a selector finds. */
  part(selector: string): string {
    return `document.querySelector('${this.#tag}')?.shadowRoot?.querySelector(${JSON.stringify(selector)})`;
  }

  /**
   * Waits until an expression is true.
   *
   * @throws with `what` when it does not become true.
   */
  async until(what: string, expression: string): Promise<void> {
    for (const start = performance.now(); performance.now() - start < patienceMs;) {
      if (await this.browsing.read<boolean>(`Boolean(${expression})`)) return;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    throw new Error(`Waited in vain: ${what}`);
  }

  /** Scrolls to the widget and waits until it answers to the visitor. */
  async arrive(): Promise<void> {
    const element = `document.querySelector('${this.#tag}')`;
    await this.until(`${this.#tag} is in the page`, element);
    await this.browsing.read(`void ${element}.scrollIntoView()`);
    await this.until(`${this.#tag} is hydrated`, `${element}?.hasAttribute('data-hydrated')`);
  }

  /** Waits for an element of the widget. */
  async sees(selector: string): Promise<void> {
    await this.until(`${selector} is there`, this.part(selector));
  }

  async click(selector: string): Promise<void> {
    await this.sees(selector);
    await this.browsing.click(this.part(selector));
  }

  async type(selector: string, text: string): Promise<void> {
    await this.browsing.type(this.part(selector), text);
  }

  /** Chooses in a `<select>`, whose list of options no driver can open alike. */
  async choose(selector: string, value: string): Promise<void> {
    const change = `list.value = ${JSON.stringify(value)};
      for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));`;
    await this.browsing.read(`void ((list) => { ${change} })(${this.part(selector)})`);
  }

  read<Value>(selector: string, property: string): Promise<Value> {
    return this.browsing.read<Value>(`${this.part(selector)}?.${property}`);
  }
}
