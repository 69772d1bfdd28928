import { onAdded } from './added-elements.ts';
import { earlyClick } from './element/early-click.ts';
import { raiseLoadFailure } from './element/load-failure.ts';
import { roomRule, type KeptRoom } from './element/room-rule.ts';
import { importFile } from './import-file.ts';
import type * as PageCommands from './page-commands.ts';

/** Written in by the build. */
declare const __LANGUAGES__: string;
declare const __PARTS__: Readonly<Record<string, readonly string[]>>;
declare const __RENDERED__: boolean;
declare const __SELECTOR__: string;
declare const __SHARED__: readonly string[];
declare const __WIDGETS__: Readonly<Record<string, Room>>;

/**
 * Pixels to be kept free (heights and width), or, on pages that the build rendered, whether the widget stands in the page;
 * -1 for one that comes when somebody asks for it.
 */
type Room = KeptRoom | -1 | 0 | 1;

const widgets = __WIDGETS__;
const selector = __SELECTOR__;
/** Pixels around the viewport. */
const nearness = 400;
const retryDelay = 1000;
const guard = Symbol.for('vakman.loader');

let near: IntersectionObserver;

/** The module that defines the element, its words, and what it imports, so that all travel at the same time. */
function filesOf(element: HTMLElement): string[] {
  const name = element.localName.replace('vakman-', '');
  const code = (element.lang || document.documentElement.lang).slice(0, 2).toLowerCase();
  const language = code && __LANGUAGES__.includes(code) ? code : 'nl';
  const style = element.shadowRoot ? [] : [`${name}.styles`];
  return [name, `${name}.${language}`, ...style, ...(__PARTS__[name] ?? []), ...__SHARED__];
}

const importAll = (files: readonly string[]) => Promise.all(files.map(importFile));

const loading = new Set<string>();

/** Once for each tag. After a second failure what stands in the element stays, and the page is told. */
async function load(element: HTMLElement): Promise<void> {
  near.unobserve(element);
  const { localName } = element;
  if (loading.has(localName) || customElements.get(localName)) return;
  loading.add(localName);
  const files = filesOf(element);
  try {
    await importAll(files).catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, retryDelay));
      return importAll(files);
    });
  } catch (error) {
    loading.delete(localName);
    // Elements that are defined miss something themselves, and tell it.
    if (!customElements.get(localName)) {
      raiseLoadFailure(localName, document.querySelectorAll(localName), error);
    }
  }
}

/** Hands over what pages ask for by a call or an opener; what answers comes with the first of them. */
const askPage = (ask: (commands: typeof PageCommands) => void, otherwise?: () => void) =>
  void importFile('page-commands').then((commands) => ask(commands as typeof PageCommands), otherwise);

function watch(element: HTMLElement): void {
  const room = widgets[element.localName];
  if (room === -1) {
    if (element.hasAttribute('tab')) askPage(({ showTab }) => showTab());
    if (element.hasAttribute('open')) void load(element);
    return;
  }
  // What stands above the page is always near: rendered, it waits until it is touched.
  if (room) near.observe(element);
  else if (!element.shadowRoot) void load(element);
}

const watchIn = (root: ParentNode) => root.querySelectorAll<HTMLElement>(selector).forEach(watch);

/** As a style sheet, because a page may forbid `style` attributes. */
function reserveRoom(): void {
  const sheet = new CSSStyleSheet();
  const rules = Object.entries(widgets).map(([tag, room]) =>
    typeof room === 'number' ? '' : roomRule(tag, room),
  );
  // On paper nothing comes into the room any more.
  sheet.replaceSync(`@media screen{${rules.join('')}}`);
  document.adoptedStyleSheets.push(sheet);
}

// A page may include the loader twice, or in two versions: the first one works for all. On a server there is no page.
if ('document' in globalThis && !(guard in globalThis)) {
  Object.defineProperty(globalThis, guard, { value: true });
  near = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio, target } of entries)
        if (intersectionRatio) void load(target as HTMLElement);
    },
    // What is hidden, also by a fold that leaves it no height, is near when it is shown.
    { rootMargin: `${nearness}px`, threshold: 1e-9 },
  );
  if (!__RENDERED__) reserveRoom();
  if (typeof Reflect.get(globalThis, 'vakman') === 'function')
    askPage(({ takeCommands }) => takeCommands(load));
  watchIn(document);
  onAdded((added) => {
    if (added.matches(selector)) watch(added as HTMLElement);
    watchIn(added);
  });
  for (const type of ['focusin', 'pointerover', 'click']) {
    document.addEventListener(type, (event) => {
      // What a page sends to itself may be sent to the document.
      const { target } = event;
      if (!(target instanceof Element)) return;
      const element = target.closest<HTMLElement>(selector);
      if (element) void load(element);
      if (type !== 'click') return;
      const opener = target.closest<HTMLAnchorElement>('[data-vakman-open],vakman-quote-popup>a');
      const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
      // Who wants a link in a new tab gets it there.
      if (opener && !(event.defaultPrevented || ctrlKey || metaKey || shiftKey)) {
        event.preventDefault();
        askPage(
          ({ openFrom }) => openFrom(opener, load),
          () => opener.href && location.assign(opener.href),
        );
      } else if (element && !element.hasAttribute('data-hydrated'))
        Reflect.set(element, earlyClick, event.composedPath()[0]);
    });
  }
}
