// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openFrom, showTab, takeCommands } from './page-commands.ts';

const load = vi.fn(async (_element: HTMLElement) => {});
const popup = () => document.querySelector('vakman-quote-popup') as HTMLElement;
const page = (html: string) => {
  document.body.innerHTML = html;
  return document.querySelector('[data-vakman-open], vakman-quote-popup a') as HTMLElement;
};
const vakman = (...command: unknown[]) =>
  (globalThis as unknown as { vakman: (...command: unknown[]) => void }).vakman(...command);

beforeEach(() => void load.mockClear());
afterEach(() => {
  document.body.innerHTML = '';
  Reflect.deleteProperty(globalThis, 'vakman');
});

describe('an opener', () => {
  test('opens the popup that it stands in, and gives it nothing', () => {
    openFrom(page('<vakman-quote-popup source="klusgids"><a href="/x">x</a></vakman-quote-popup>'), load);
    expect(popup().outerHTML).toContain('source="klusgids" open=""');
    expect(load).toHaveBeenCalledExactlyOnceWith(popup());
  });

  test('opens the popup of the page with what it says', () => {
    openFrom(
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
    openFrom(inSteps as HTMLElement, load);
    expect(popup().hasAttribute('steps')).toBe(true);
    openFrom(whole as HTMLElement, load);
    expect(popup().hasAttribute('steps')).toBe(false);
  });

  test('of a page without a popup makes one', () => {
    openFrom(page('<button data-vakman-open></button>'), load);
    expect(popup().parentElement).toBe(document.body);
    expect(popup().hasAttribute('open')).toBe(true);
  });
});

describe('commands', () => {
  test('that were asked for before are run, then all others at once', () => {
    const heard = vi.fn();
    Object.assign(globalThis, { vakman: Object.assign(() => {}, { q: [['on', 'widget-ready', heard]] }) });
    takeCommands(load);
    document.dispatchEvent(new Event('widget-ready'));
    expect(heard).toHaveBeenCalledOnce();
    vakman('open', { source: 'klusgids', steps: true, test: false });
    expect(popup().outerHTML).toContain('source="klusgids" steps="" open=""');
    vakman('close');
    expect(popup().hasAttribute('open')).toBe(false);
  });

  test('for a form go to the first one, or to the one that is named, once it is defined', async () => {
    const called: unknown[] = [];
    document.body.innerHTML =
      '<vakman-quote-form></vakman-quote-form><vakman-quote-form id="two"></vakman-quote-form>';
    takeCommands(load);
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

  test('that there are not are told to the developer, and stop nothing', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    takeCommands(load);
    vakman('constructor');
    expect(warned).toHaveBeenCalledOnce();
    vakman('submit', '#nobody');
    warned.mockRestore();
  });
});

test('the tab gives way to any rule of the page', () => {
  showTab();
  const [sheet] = document.adoptedStyleSheets;
  const rules = [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('\n');
  expect(rules).toContain(':where(vakman-quote-popup[tab])');
  expect(rules).not.toMatch(/^vakman/m);
});
