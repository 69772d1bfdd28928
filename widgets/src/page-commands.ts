import { colours } from '@vakman/tokens/colours/colours.ts';

/** What stands before the attributes that an opener gives to the popup that it opens. */
const givenPrefix = 'data-vakman-';
const popupTag = 'vakman-quote-popup';
/** An opener gives none of these: a page may let strangers write `data-…`, but no scripts and no styles. */
const refused = /^(on|style$|open$)/i;

/** Defines an element, wherever it stands; one that is defined needs nothing. */
type Load = (element: HTMLElement) => Promise<void>;
type Asked = HTMLElement & Readonly<Record<string, (...values: unknown[]) => unknown>>;
type Attributes = Readonly<Record<string, unknown>>;

/** Of the page, or else of what stands in its popup. */
const first = (selector: string) =>
  document.querySelector<HTMLElement>(selector) ??
  document.querySelector(popupTag)?.shadowRoot?.querySelector<HTMLElement>(selector) ??
  null;

/** What stood in a popup's tag, by the names that an opener or a call gave instead. */
const ownAttributes = new WeakMap<HTMLElement, ReadonlyMap<string, string | null>>();

/** Opens a popup with attributes for this time, and without those that it was opened with before. */
function openWith(popup: HTMLElement, attributes: Attributes, load: Load): Promise<void> {
  for (const [name, value] of ownAttributes.get(popup) ?? []) setAttribute(popup, name, value);
  const given = Object.entries(attributes)
    .filter(([name]) => !refused.test(name))
    .map(([name, value]) => [dashed(name), value] as const);
  ownAttributes.set(popup, new Map(given.map(([name]) => [name, popup.getAttribute(name)])));
  for (const [name, value] of given) setAttribute(popup, name, attributeText(value));
  popup.setAttribute('open', '');
  return load(popup);
}

/** `streetAddress` is `street-address`. The elements have a function for it, in a file that a page without a popup spares. */
const dashed = (name: string) => name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

function setAttribute(element: HTMLElement, name: string, text: string | null): void {
  if (text === null) element.removeAttribute(name);
  else element.setAttribute(name, text);
}

function attributeText(value: unknown): string | null {
  if (value === undefined || value === null || value === false) return null;
  if (value === true) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The popup of the page, or one that is made for it. */
const pagePopup = () => first(popupTag) ?? document.body.appendChild(document.createElement(popupTag));

/**
 * Opens the popup for what was pressed: the popup that it stands in, or else that of the page, with what it says by
 * `data-vakman-…`. Where the popup does not come, a link leads where it leads.
 */
export async function openFrom(opener: HTMLElement, load: Load): Promise<void> {
  const said = [...opener.attributes].filter(({ name }) => name.startsWith(givenPrefix));
  const attributes = said.map(({ name, value }) => [name.slice(givenPrefix.length), value] as const);
  const around = opener.closest<HTMLElement>(popupTag);
  try {
    await openWith(around ?? pagePopup(), Object.fromEntries(attributes), load);
  } finally {
    if (!customElements.get(popupTag) && opener instanceof HTMLAnchorElement) location.assign(opener.href);
  }
}

const themed = (name: 'accent' | 'on-accent') =>
  `var(--vakman-${name},light-dark(${colours[name].light},${colours[name].dark}))`;

let tabSheet: CSSStyleSheet | undefined;

/** Lets the link of a popup stand on the edge of the window, where it is asked for by `tab`. */
function showTab(): void {
  if (tabSheet) return;
  tabSheet = new CSSStyleSheet();
  tabSheet.replaceSync(
    `:where(${popupTag}[tab]){display:block;position:fixed;z-index:2147483000;inset-block-start:50%;right:0;transform:translateY(-50%)}` +
      `:where(${popupTag}[tab=left]){right:auto;left:0}` +
      `:where(${popupTag}[tab]>a){display:block;padding:16px 12px;border-radius:6px 0 0 6px;background:${themed('accent')};` +
      `color:${themed('on-accent')};font:600 16px/1.2 system-ui,sans-serif;text-decoration:none;writing-mode:vertical-rl}` +
      `:where(${popupTag}[tab=left]>a){border-radius:0 6px 6px 0}` +
      `@media print{:where(${popupTag}[tab]){display:none}}`,
  );
  document.adoptedStyleSheets.push(tabSheet);
}

/** Does what the tag of a widget asks for that comes when it is asked for. */
export function answerAsked(element: HTMLElement, load: Load): void {
  if (element.hasAttribute('tab')) showTab();
  if (element.hasAttribute('open')) void load(element);
}

type Command = readonly [name: string, ...values: unknown[]];

/** When the page is there whole: a tag further down is not made a second time. */
const parsed = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
    else resolve();
  });

/** The first element that a selector finds, as soon as there is one. */
function appeared(selector: string): Promise<HTMLElement> {
  return new Promise((resolve) => {
    const there = first(selector);
    if (there) {
      resolve(there);
      return;
    }
    const look = () => {
      const element = first(selector);
      if (!element) return;
      observer.disconnect();
      document.removeEventListener('widget-ready', look);
      resolve(element);
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true });
    // What comes into a popup changes nothing in the page itself, but it tells.
    document.addEventListener('widget-ready', look);
  });
}

const methods = new Set(['prefill', 'reset', 'focus', 'submit']);

/** Calls a method of a widget: of the first quote form, or of what is found by a selector. */
async function callMethod(method: string, values: readonly unknown[], load: Load): Promise<void> {
  const [selector, ...others] = typeof values[0] === 'string' ? values : ['vakman-quote-form', ...values];
  const element = (await appeared(selector as string)) as Asked;
  if (!element.localName.startsWith('vakman-')) throw new TypeError(`"${String(selector)}" is none of ours`);
  await load(element);
  await customElements.whenDefined(element.localName);
  await element[method]?.(...others);
}

async function runCommand([name, ...values]: Command, load: Load): Promise<void> {
  const [value, listener] = values;
  if (methods.has(name)) await callMethod(name, values, load);
  else if (name === 'open') {
    await parsed();
    await openWith(pagePopup(), (value ?? {}) as Attributes, load);
  } else if (name === 'close') first(popupTag)?.removeAttribute('open');
  else if (name === 'on') document.addEventListener(value as string, listener as EventListener);
  else throw new TypeError(`there is no command "${name}"`);
}

async function runSafely(command: ArrayLike<unknown>, load: Load): Promise<void> {
  try {
    await runCommand(Array.from(command) as unknown as Command, load);
  } catch (error) {
    console.warn('vakman:', error);
  }
}

/** Runs what a page asked for; what cannot be run is told to its developer, and stops nothing else. */
export function runCommands(commands: readonly ArrayLike<unknown>[], load: Load): void {
  for (const command of Array.from(commands)) void runSafely(command, load);
}
