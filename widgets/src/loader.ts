import { onAdded } from './added-elements.ts';
import { earlyClick } from './element/early-click.ts';
import { raiseLoadFailure } from './element/load-failure.ts';
import { comesWhenAsked, type isRendered, type standsAbove } from './element/room-code.ts';
import { roomRule, type KeptRoom } from './element/room-rule.ts';
import { importFile } from './import-file.ts';
import type * as PageCommands from './page-commands.ts';

/** Written in by the build. */
declare const __LANGUAGES__: string;
declare const __PARTS__: Readonly<Record<string, readonly string[]>>;
declare const __RENDERED__: boolean;
declare const __SHARED__: readonly string[];
declare const __WIDGETS__: Readonly<Record<string, Room>>;

/** Pixels to be kept free (heights and width), or why none are. */
type Room = KeptRoom | typeof comesWhenAsked | typeof standsAbove | typeof isRendered;

type Commands = readonly ArrayLike<unknown>[];

/** What a page calls before we are there; it keeps the calls in `q`. */
interface Stub {
  (...command: unknown[]): void;
  readonly q?: Commands;
}

const widgets = __WIDGETS__;
const selector = Object.keys(widgets).join();
/** Pixels around the viewport. */
const nearness = '400px';
const retryDelay = 1000;
const guard = Symbol.for('vakman.loader');

let near: IntersectionObserver;
let asked: MutationObserver;

/** The module that defines the element, its words, and what it imports, so that all travel at the same time. */
function filesOf(element: HTMLElement): string[] {
  const name = element.localName.replace('vakman-', '');
  const code = (element.lang || document.documentElement.lang).slice(0, 2).toLowerCase();
  const language = code && __LANGUAGES__.includes(code) ? code : 'nl';
  const style = element.shadowRoot ? [] : [`${name}.styles`];
  return [name, `${name}.${language}`, ...style, ...(__PARTS__[name] ?? []), ...__SHARED__];
}

const importAll = (files: readonly string[]) => Promise.all(files.map(importFile));
/** Asks a second time, a little later, for what did not come. */
const importSurely = (files: readonly string[]) =>
  importAll(files).catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
    return importAll(files);
  });

const loading = new Map<string, Promise<void>>();

/** Once for each tag; whoever asks meanwhile waits for the same. */
function load(element: HTMLElement): Promise<void> {
  near.unobserve(element);
  const { localName } = element;
  const pending = loading.get(localName) ?? define(element);
  loading.set(localName, pending);
  return pending;
}

/** After a second failure what stands in the element stays, and the page is told. */
async function define(element: HTMLElement): Promise<void> {
  const { localName } = element;
  if (customElements.get(localName)) return;
  try {
    await importSurely(filesOf(element));
  } catch (error) {
    loading.delete(localName);
    // Elements that are defined miss something themselves, and tell it.
    if (!customElements.get(localName)) {
      raiseLoadFailure(localName, document.querySelectorAll(localName), error);
    }
  }
}

/** Hands over what pages ask for by a call or an opener; what answers comes with the first of them. */
const askPage = (ask: (commands: typeof PageCommands) => void, otherwise = () => {}) =>
  void importSurely(['page-commands']).then(([commands]) => ask(commands as typeof PageCommands), otherwise);

/** Follows what a page sets on a widget that comes when it is asked for. */
const answer = (element: HTMLElement) =>
  element.matches('[open],[tab]') && askPage(({ answerAsked }) => answerAsked(element, load));

function watch(element: HTMLElement): void {
  const room = widgets[element.localName];
  if (room === comesWhenAsked) {
    asked.observe(element, { attributeFilter: ['open', 'tab'] });
    answer(element);
    return;
  }
  // What stands above the page is always near: rendered, it waits until it is touched.
  if (room) near.observe(element);
  else if (!element.shadowRoot) void load(element);
}

const watchIn = (root: ParentNode) => root.querySelectorAll<HTMLElement>(selector).forEach(watch);

/** As a style sheet, because a page may forbid `style` attributes. */
function reserveRoom(): void {
  // On paper nothing comes into the room any more.
  const sheet = new CSSStyleSheet({ media: 'screen' });
  // What keeps no room has a number, in which there is no first one.
  const rules = Object.entries(widgets).map(([tag, room]) =>
    (room as KeptRoom)[0] ? roomRule(tag, room as KeptRoom) : '',
  );
  sheet.replaceSync(rules.join(''));
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
    { rootMargin: nearness, threshold: 1e-9 },
  );
  asked = new MutationObserver((changes) => changes.forEach(({ target }) => answer(target as HTMLElement)));
  if (!__RENDERED__) reserveRoom();
  const page = globalThis as { vakman?: Stub };
  const run = (commands: Commands) => askPage(({ runCommands }) => runCommands(commands, load));
  if (page.vakman?.q) run(page.vakman.q);
  // A page may have something else of this name, such as an element with this id.
  if (typeof (page.vakman ?? run) === 'function') page.vakman = (...command) => run([command]);
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
          ({ openFrom }) => void openFrom(opener, load),
          () => opener.href && location.assign(opener.href),
        );
      } else if (element && !element.hasAttribute('data-hydrated'))
        Reflect.set(element, earlyClick, event.composedPath()[0]);
    });
  }
}
