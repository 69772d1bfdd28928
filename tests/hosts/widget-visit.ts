import { until, type Browsing } from './browsing.ts';
import type { Trial } from './trial.ts';

/** Scrolls at once: some drivers click at what is still gliding by. */
const scrolledTo = (element: string) =>
  `${element}?.scrollIntoView({ behavior: 'instant', block: 'center' })`;

/** A widget in a page, and what a visitor does with it. Selectors are those of its shadow root. */
export class WidgetVisit {
  readonly browsing: Browsing;
  readonly #trial: Pick<Trial, 'tag' | 'ready'>;

  constructor(browsing: Browsing, trial: Pick<Trial, 'tag' | 'ready'>) {
    this.browsing = browsing;
    this.#trial = trial;
  }

  /** Expression for the element itself. */
  get element(): string {
    return `document.querySelector('${this.#trial.tag}')`;
  }

  /** Expression for the first element in the widget that a selector finds. */
  part(selector: string): string {
    return `${this.element}?.shadowRoot?.querySelector(${JSON.stringify(selector)})`;
  }

  /**
   * Waits until an expression is true.
   *
   * @throws with `what` when it does not become true.
   */
  until(what: string, expression: string): Promise<void> {
    return until(this.browsing, what, expression);
  }

  /** Scrolls to the widget, wherever the page moves it meanwhile, until it is ready for the visitor. */
  async arrive(): Promise<void> {
    const { tag, ready } = this.#trial;
    await this.until(`${tag} is in the page`, this.element);
    // What has no box before its style comes is nothing to scroll to, but a visitor moves the page all the same.
    await this.browsing.read('void scrollBy(0, 1)');
    await this.until(
      `${tag} has ${ready}`,
      `(${scrolledTo(this.element)}, ${this.element}?.hasAttribute('${ready}'))`,
    );
  }

  /** Waits for an element of the widget, and for its pictures. */
  async sees(selector: string): Promise<void> {
    const part = this.part(selector);
    const pictures = `[...${part}.querySelectorAll('img')].every((picture) => picture.complete)`;
    await this.until(`${selector} shows, with its pictures`, `${part}?.checkVisibility() && ${pictures}`);
  }

  async click(selector: string): Promise<void> {
    await this.sees(selector);
    await this.browsing.read(`void ${scrolledTo(this.part(selector))}`);
    await this.browsing.click(this.part(selector));
  }

  async type(selector: string, text: string): Promise<void> {
    await this.browsing.type(this.part(selector), text);
  }

  async focus(selector: string): Promise<void> {
    await this.sees(selector);
    const part = this.part(selector);
    // What was seen may be drawn anew just then, when an answer arrives.
    await this.until(`${selector} has the focus`, `(${part}?.focus(), ${part}?.matches(':focus'))`);
  }

  /** Chooses in a `<select>`, whose list of options no driver can open alike. */
  async choose(selector: string, value: string): Promise<void> {
    const change = `list.value = ${JSON.stringify(value)};
      for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));`;
    await this.browsing.read(`void ((list) => { ${change} })(${this.part(selector)})`);
  }

  /** A property of each element that a selector finds. */
  async readAll<Value>(selector: string, property: string): Promise<Value[]> {
    const all = `${this.element}.shadowRoot.querySelectorAll(${JSON.stringify(selector)})`;
    return this.browsing.read<Value[]>(`[...${all}].map((found) => found.${property})`);
  }
}
