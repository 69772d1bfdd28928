import { colours } from '@vakman/tokens/colours/colours.ts';

/** What stands before the attributes that an opener gives to the popup that it opens. */
const givenPrefix = 'data-vakman-';
const popupTag = 'vakman-quote-popup';

/** Defines an element, wherever it stands; one that is defined needs nothing. */
type Load = (element: HTMLElement) => Promise<void>;
type Asked = HTMLElement & Readonly<Record<string, (...values: unknown[]) => unknown>>;

const first = (tag: string) => document.querySelector<HTMLElement>(tag);

/** Attributes that an opener or a call gave; the next one does not have them unless it gives them, too. */
let given: readonly string[] = [];

/** The popup of the page, or one that is made for it. */
function popupWith(attributes: Readonly<Record<string, string | number | boolean | undefined>>): HTMLElement {
  const popup = first(popupTag) ?? document.body.appendChild(document.createElement(popupTag));
  for (const name of given) popup.removeAttribute(name);
  given = Object.keys(attributes);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) popup.setAttribute(name, value === true ? '' : String(value));
  }
  return popup;
}

/**
 * Opens the popup for what was pressed: the popup that it stands in, or else that of the page, with what it says by
 * `data-vakman-…`.
 */
export function openFrom(opener: HTMLElement, load: Load): void {
  const said = [...opener.attributes].filter(
    ({ name }) => name.startsWith(givenPrefix) && name !== 'data-vakman-open',
  );
  const attributes = Object.fromEntries(
    said.map(({ name, value }) => [name.slice(givenPrefix.length), value]),
  );
  const popup = opener.closest<HTMLElement>(popupTag) ?? popupWith(attributes);
  popup.setAttribute('open', '');
  void load(popup);
}

const themed = (name: 'accent' | 'on-accent') =>
  `var(--vakman-${name},light-dark(${colours[name].light},${colours[name].dark}))`;

/** Lets the link of a popup stand on the edge of the window, where it is asked for by `tab`. */
export function showTab(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:where(${popupTag}[tab]){display:block;position:fixed;z-index:2147483000;inset-block-start:50%;right:0;transform:translateY(-50%)}` +
      `:where(${popupTag}[tab=left]){right:auto;left:0}` +
      `:where(${popupTag}[tab]>a){display:block;padding:16px 12px;border-radius:6px 0 0 6px;background:${themed('accent')};` +
      `color:${themed('on-accent')};font:600 16px/1.2 system-ui,sans-serif;text-decoration:none;writing-mode:vertical-rl}` +
      `:where(${popupTag}[tab=left]>a){border-radius:0 6px 6px 0}` +
      `@media print{:where(${popupTag}[tab]){display:none}}`,
  );
  document.adoptedStyleSheets.push(sheet);
}

type Command = readonly [name: string, ...values: unknown[]];

const methods = new Set(['prefill', 'reset', 'focus', 'submit']);

/** Calls a method of a widget: of the first quote form, or of what is found by a selector. */
async function callMethod(method: string, values: readonly unknown[], load: Load): Promise<void> {
  const [selector, ...others] = typeof values[0] === 'string' ? values : ['vakman-quote-form', ...values];
  const element = first(selector as string) as Asked | null;
  if (!element) return;
  await load(element);
  await customElements.whenDefined(element.localName);
  await element[method]?.(...others);
}

function runCommand([name, ...values]: Command, load: Load): void {
  const [value, listener] = values;
  if (methods.has(name)) void callMethod(name, values, load);
  else if (name === 'open') {
    const popup = popupWith({ ...(value as Readonly<Record<string, string>>), open: true });
    void load(popup);
  } else if (name === 'close') first(popupTag)?.removeAttribute('open');
  else if (name === 'on') document.addEventListener(value as string, listener as EventListener);
  else console.warn(`vakman: there is no command "${name}"`);
}

/** Runs what the page asked for before anybody could answer, and from now on whatever it asks for. */
export function takeCommands(load: Load): void {
  const { vakman } = globalThis as { vakman?: { readonly q?: readonly ArrayLike<unknown>[] } };
  const waiting = vakman?.q ?? [];
  Object.assign(globalThis, { vakman: (...command: Command) => runCommand(command, load) });
  for (const command of waiting) runCommand(Array.from(command) as unknown as Command, load);
}
