import { attributeName } from '@vakman/widgets/element/attribute-value.ts';
import type { ElementEvents } from '@vakman/widgets/element/element.props.ts';
import { quoteFormAttributes, type QuoteFormEvents } from '@vakman/widgets/quote-form/quote-form.props.ts';

// The page that others show in a frame: the quote form alone, by the attributes in its address. It tells the page around it
// how high it is and what happens, and nothing that somebody typed.

/** Written in by the build. */
declare const __LOADER__: string;

const tag = 'vakman-quote-form';

/**
 * What an address may say. Where it leads afterwards is the matter of the page around it, as anybody can write an address;
 * and who somebody is stands in none, because addresses are logged.
 */
const refused = new Set(['redirect', 'name', 'email', 'phone', 'streetAddress', 'postalCode', 'message']);
const known = new Set(
  ['theme', 'look', ...Object.keys(quoteFormAttributes).filter((name) => !refused.has(name))].map(
    attributeName,
  ),
);

/** What the form in the frame says to the page around it. */
type Message =
  | { readonly vakman: 'height'; readonly height: number }
  | { readonly vakman: 'event'; readonly name: string; readonly detail: unknown };

/** All that the form tells anywhere. */
const told: Readonly<Record<keyof ElementEvents | keyof QuoteFormEvents, true>> = {
  'widget-ready': true,
  'widget-viewed': true,
  'widget-load-failed': true,
  'widget-render-failed': true,
  'quote-form-started': true,
  'quote-form-field-invalid': true,
  'quote-form-step-shown': true,
  'quote-request-submitted': true,
  'quote-request-failed': true,
};

// Whoever shows it has it told: no word in it is anybody's secret.
const tell = (message: Message) => parent.postMessage(message, '*');

/** What the build rendered knows no attributes, so a form that has some begins anew. */
function setUp(): void {
  const given = [...new URLSearchParams(location.search)].filter(([name]) => known.has(name));
  if (given.length === 0) return;
  const rendered = document.querySelector(tag);
  const form = document.createElement(tag);
  form.lang = document.documentElement.lang;
  for (const [name, value] of given) form.setAttribute(name, value);
  form.append(...(rendered?.childNodes ?? []));
  rendered?.replaceWith(form);
}

setUp();
for (const name of Object.keys(told))
  document.addEventListener(name, (event) =>
    tell({ vakman: 'event', name, detail: (event as CustomEvent<unknown>).detail }),
  );
const height = new ResizeObserver(() =>
  tell({ vakman: 'height', height: Math.ceil(document.body.offsetHeight) }),
);
const tellHeight = () => height.observe(document.body);
// Until the form is there the frame has the height that the page around it gave: less would make that page jump twice.
for (const name of ['widget-ready', 'widget-load-failed', 'widget-render-failed'])
  document.addEventListener(name, tellHeight);
import(/* @vite-ignore */ __LOADER__).catch(tellHeight);
