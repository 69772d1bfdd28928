// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerAsked, openFrom, runCommands } from './page-commands.ts';

/** As if the popup were defined, which would render it. */
const load = vi.fn(async (_element: HTMLElement) => {});
let isDefined = true;
const get = customElements.get.bind(customElements);
vi.spyOn(customElements, 'get').mockImplementation((tag) =>
  tag === 'vakman-quote-popup' && isDefined ? HTMLElement : get(tag),
);
const popup = () => document.querySelector('vakman-quote-popup') as HTMLElement;
const page = (html: string) => {
  document.body.innerHTML = html;
  return document.querySelector('[data-vakman-open], vakman-quote-popup a') as HTMLElement;
};
const vakman = (...command: unknown[]) => runCommands([command], load);

beforeEach(() => void load.mockClear());
afterEach(() => {
  document.body.innerHTML = '';
});

describe('an opener', () => {
  test('opens the popup that it stands in, and gives it nothing', () => {
    void openFrom(
      page('<vakman-quote-popup source="klusgids"><a href="/x">x</a></vakman-quote-popup>'),
      load,
    );
    expect(popup().outerHTML).toContain('source="klusgids" open=""');
    expect(load).toHaveBeenCalledExactlyOnceWith(popup());
  });

  test('opens the popup of the page with what it says', () => {
    void openFrom(
      page(
        '<button data-vakman-open data-vakman-source="klusgids" data-vakman-steps></button><vakman-quote-popup></vakman-quote-popup>',
      ),
      load,
    );
    expect(Object.fromEntries([...popup().attributes].map(({ name, value }) => [name, value]))).toEqual({
      source: 'klusgids',
      steps: '',
      open: '',
    });
    expect(document.querySelectorAll('vakman-quote-popup')).toHaveLength(1);
  });

  test('gives nothing of what another one gave', () => {
    page('<button data-vakman-open data-vakman-steps></button><button data-vakman-open></button>');
    const [inSteps, whole] = document.querySelectorAll('button');
    void openFrom(inSteps as HTMLElement, load);
    expect(popup().hasAttribute('steps')).toBe(true);
    void openFrom(whole as HTMLElement, load);
    expect(popup().hasAttribute('steps')).toBe(false);
  });

  test('leaves what the tag of the popup says to the next one, and to its own link', () => {
    page(
      `<vakman-quote-popup source="gids" message="Dak"><a href="/x">x</a></vakman-quote-popup>
      <button data-vakman-open data-vakman-source="knop" data-vakman-steps></button><button data-vakman-open></button>`,
    );
    const [given, bare] = document.querySelectorAll('button');
    const said = () => [popup().getAttribute('source'), popup().hasAttribute('steps')];
    void openFrom(given as HTMLElement, load);
    expect(said()).toEqual(['knop', true]);
    void openFrom(bare as HTMLElement, load);
    expect(said()).toEqual(['gids', false]);
    void openFrom(given as HTMLElement, load);
    void openFrom(popup().querySelector('a') as HTMLElement, load);
    expect(said()).toEqual(['gids', false]);
  });

  test('gives no scripts and no styles, whoever wrote its attributes', () => {
    const strange = 'data-vakman-onclick="alert(1)" data-vakman-style="color:red" data-vakman-ONFOCUS="x"';
    void openFrom(page(`<button data-vakman-open ${strange}></button>`), load);
    expect([...popup().attributes].map(({ name }) => name)).toEqual(['open']);
  });

  test('that is a link leads on where the popup does not come', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    isDefined = false;
    const link = page('<a href="https://vakman.example/offerte" data-vakman-open>Offerte</a>');
    const failed = vi.fn(async () => Promise.reject(new Error('offline')));
    await expect(openFrom(link, failed)).rejects.toThrow('offline');
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://vakman.example/offerte');
    isDefined = true;
  });

  test('of a page without a popup makes one', () => {
    void openFrom(page('<button data-vakman-open></button>'), load);
    expect(popup().parentElement).toBe(document.body);
    expect(popup().hasAttribute('open')).toBe(true);
  });
});

describe('commands', () => {
  test('are run as they come: listen, open with attributes by their names as properties, close', async () => {
    const heard = vi.fn();
    vakman('on', 'widget-ready', heard);
    document.dispatchEvent(new Event('widget-ready'));
    expect(heard).toHaveBeenCalledOnce();
    vakman('open', { source: 'klusgids', streetAddress: 'Kade 1', test: false, hiddenFields: { a: 1 } });
    await vi.waitFor(() => expect(popup()?.hasAttribute('open')).toBe(true));
    expect(popup().getAttribute('street-address')).toBe('Kade 1');
    expect(popup().getAttribute('hidden-fields')).toBe('{"a":1}');
    expect(popup().hasAttribute('test')).toBe(false);
    vakman('close');
    expect(popup().hasAttribute('open')).toBe(false);
  });

  test('for a form go to the first one, or to the one that is named, once it is defined', async () => {
    const called: unknown[] = [];
    document.body.innerHTML =
      '<vakman-quote-form></vakman-quote-form><vakman-quote-form id="two"></vakman-quote-form>';
    vakman('prefill', { name: 'Jo' });
    vakman('focus', '#two');
    class Form extends HTMLElement {
      prefill = (values: unknown) => called.push([this.id, values]);
      override focus = () => void called.push([this.id]);
    }
    customElements.define('vakman-quote-form', Form);
    await vi.waitFor(() => expect(called).toEqual([['', { name: 'Jo' }], ['two']]));
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('for what is not in the page yet wait until it is', async () => {
    const reset = vi.fn();
    vakman('reset', '#later');
    const later = Object.assign(document.createElement('vakman-quote-form'), { id: 'later', reset });
    document.body.append(later);
    await vi.waitFor(() => expect(reset).toHaveBeenCalledOnce());
  });

  test('reach the form in the popup, where the page has no other', async () => {
    const reset = vi.fn();
    vakman('reset');
    const root = document.body.appendChild(document.createElement('vakman-quote-popup')).attachShadow({
      mode: 'open',
    });
    await new Promise((resolve) => setTimeout(resolve, 10));
    root.append(Object.assign(document.createElement('vakman-quote-form'), { reset }));
    document.dispatchEvent(new CustomEvent('widget-ready'));
    await vi.waitFor(() => expect(reset).toHaveBeenCalledOnce());
  });

  test('that cannot be run are told to the developer, and stop nothing', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const heard = vi.fn();
    document.body.innerHTML = '<img>';
    const wrong = [['constructor'], ['submit', '<'], ['focus', 'img'], null as unknown as string[]];
    runCommands([...wrong, ['on', 'widget-ready', heard]], load);
    await vi.waitFor(() => expect(warned).toHaveBeenCalledTimes(4));
    expect(load).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('widget-ready'));
    expect(heard).toHaveBeenCalledOnce();
    warned.mockRestore();
  });
});

test('the tab gives way to any rule of the page, in one sheet for all of them', () => {
  const tab = document.createElement('vakman-quote-popup');
  tab.setAttribute('tab', 'left');
  answerAsked(tab, load);
  answerAsked(tab, load);
  expect(load).not.toHaveBeenCalled();
  expect(document.adoptedStyleSheets).toHaveLength(1);
  const [sheet] = document.adoptedStyleSheets;
  const rules = [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('\n');
  expect(rules).toContain(':where(vakman-quote-popup[tab])');
  expect(rules).not.toMatch(/^vakman/m);
});
