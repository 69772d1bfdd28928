// @vitest-environment happy-dom
import { createApp, createSSRApp, h, nextTick, reactive, shallowRef, type App } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { givenProps, sent, wrappedForm } from './quote-form.fixture.ts';
import { vueWrapper } from './vue-wrapper.ts';

const loadKit = vi.fn(async () => {});
const QuoteForm = vueWrapper(wrappedForm, loadKit);
const link = () => h('a', { href: '/offerte' }, 'Offerte');
const page = () => h(QuoteForm, givenProps, link);
const markup =
  '<vakman-quote-form lang="nl" source="klusgids" hide-title><!--[--><a href="/offerte">Offerte</a><!--]--></vakman-quote-form>';

let app: App;
let place: HTMLElement;
const form = () => place.querySelector('vakman-quote-form') as HTMLElement;
function mount(render: () => ReturnType<typeof h>): void {
  app = createApp({ render });
  app.mount(place);
}

beforeEach(() => {
  loadKit.mockClear();
  document.body.innerHTML = '<main></main>';
  place = document.body.firstElementChild as HTMLElement;
});
afterEach(() => app.unmount());

test('a server writes the tag with what stands in it, and the browser takes it over without a word', async () => {
  app = createSSRApp({ render: page });
  const html = await renderToString(app);
  expect(html.replaceAll(/<!--.*?-->/g, '')).toBe(markup.replaceAll(/<!--.*?-->/g, ''));
  expect(loadKit).not.toHaveBeenCalled();

  const complaint = vi.spyOn(console, 'warn');
  place.innerHTML = html;
  const before = form();
  before.setAttribute('data-hydrated', '');
  app = createSSRApp({ render: page });
  app.mount(place);
  expect(form()).toBe(before);
  expect(complaint).not.toHaveBeenCalled();
  expect(loadKit).toHaveBeenCalledOnce();
});

test('an event is emitted once', () => {
  const heard = vi.fn();
  mount(() => h(QuoteForm, { onQuoteRequestSubmitted: heard }));
  const event = sent();
  form().dispatchEvent(event);
  expect(heard.mock.calls).toEqual([[event]]);
});

test('props come and go as attributes, with whatever else an element takes', async () => {
  const props = reactive<Record<string, unknown>>({ ...givenProps, class: 'wide', id: 'form' });
  mount(() => h(QuoteForm, props));
  expect(form().outerHTML).toBe(
    '<vakman-quote-form lang="nl" source="klusgids" hide-title="" class="wide" id="form"></vakman-quote-form>',
  );
  Object.assign(props, { lang: 'de', hideTitle: false, source: undefined });
  await nextTick();
  expect(form().outerHTML).toBe('<vakman-quote-form lang="de" class="wide" id="form"></vakman-quote-form>');
});

test('a call waits until the element is defined', async () => {
  const widget = shallowRef<{ element: HTMLElement; reset: () => Promise<unknown> }>();
  mount(() => h(QuoteForm, { ref: widget }));
  expect(widget.value?.element).toBe(form());
  const answer = widget.value?.reset();
  const Form = class extends HTMLElement {
    reset = async () => 'empty';
  };
  customElements.define('vakman-quote-form', Form);
  customElements.upgrade(form());
  expect(await answer).toBe('empty');
});
