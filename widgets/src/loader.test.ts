// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { comesWhenAsked, isRendered, standsAbove } from './element/room-code.ts';
import { importFile } from './import-file.ts';

vi.mock('./import-file.ts', () => ({ importFile: vi.fn(async () => {}) }));

const tag = 'vakman-quote-form';
const near = new Set<Element>();

beforeAll(async () => {
  vi.stubGlobal('__LANGUAGES__', 'nl,en');
  vi.stubGlobal('__PARTS__', {});
  vi.stubGlobal('__RENDERED__', true);
  vi.stubGlobal('__SHARED__', []);
  vi.stubGlobal('__WIDGETS__', {
    [tag]: isRendered,
    'vakman-assistant': standsAbove,
    'vakman-quote-popup': comesWhenAsked,
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = (element: Element) => near.add(element);
      unobserve = (element: Element) => near.delete(element);
    },
  );
  await import('./loader.ts');
});

const table = () => document.querySelector('tbody') as Element;
const widget = () => document.createElement(tag);

/** Time for the loader to look. */
const frame = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => {
  document.body.innerHTML = '<main></main><table><tbody></tbody></table>';
});
afterEach(async () => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
  await frame();
  near.clear();
});

/** Every element that is searched from now on. */
function searched(): Node[] {
  const searches: Node[] = [];
  for (const prototype of [Document.prototype, Element.prototype]) {
    const search = Reflect.get(prototype, 'querySelectorAll') as (this: Node, selector: string) => unknown;
    vi.spyOn(prototype, 'querySelectorAll').mockImplementation(function (this: Node, selector: string) {
      if (selector.includes(tag)) searches.push(this);
      return search.call(this, selector) as NodeListOf<Element>;
    });
  }
  return searches;
}

test('of rows that a page adds one by one each is searched once, and never the table', async () => {
  await frame();
  const searches = searched();
  const rows = Array.from({ length: 2000 }, () => {
    const row = document.createElement('tr');
    row.append(document.createElement('td'));
    return table().appendChild(row);
  });
  await frame();
  expect(searches).toHaveLength(rows.length);
  expect(new Set(searches)).toEqual(new Set(rows));
});

test('what is added to an added element is searched with it', async () => {
  await frame();
  const searches = searched();
  const row = table().appendChild(document.createElement('tr'));
  row.appendChild(document.createElement('td')).appendChild(document.createElement('b'));
  await frame();
  expect(searches).toEqual([row]);
});

test('changed texts and attributes, and what is gone again, are not searched', async () => {
  const row = table().appendChild(document.createElement('tr'));
  await frame();
  const searches = searched();
  row.className = 'changed';
  row.textContent = 'changed';
  table().appendChild(document.createElement('tr')).remove();
  await frame();
  expect(searches).toEqual([]);
});

const main = () => document.querySelector('main') as Element;

test.each<[where: string, add: (added: Element) => void]>([
  ['by itself', (added) => main().append(added)],
  [
    'deep in a fragment',
    (added) => {
      const fragment = document.createDocumentFragment();
      const section = fragment.appendChild(document.createElement('section'));
      section.appendChild(document.createElement('p')).append(added);
      main().append(fragment);
    },
  ],
  [
    'in what is added empty and filled',
    (added) => {
      main()
        .appendChild(document.createElement('section'))
        .appendChild(document.createElement('p'))
        .append(added);
    },
  ],
  [
    'in what is moved',
    (added) => {
      const section = document.createElement('section');
      section.append(added);
      main().append(section);
      document.body.append(section);
    },
  ],
  [
    'and taken out and put back',
    (added) => {
      main().append(added);
      added.remove();
      main().append(added);
    },
  ],
])('a widget that is added %s is found', async (_, add) => {
  await frame();
  const added = widget();
  add(added);
  await frame();
  expect([...near]).toEqual([added]);
});

test('a widget that stands above the page is loaded as soon as it is there', async () => {
  main().innerHTML = '<p><vakman-assistant></vakman-assistant></p>';
  const imported = () => vi.mocked(importFile).mock.calls.map(([name]) => name);
  await vi.waitFor(() => expect(imported()).toContain('assistant'));
});

test('what a page sends to its document throws nothing', () => {
  const failed = vi.fn();
  addEventListener('error', failed);
  for (const type of ['click', 'focusin', 'pointerover']) document.dispatchEvent(new MouseEvent(type));
  removeEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
});

describe('a widget that comes when it is asked for', () => {
  const answerAsked = vi.fn();
  const runCommands = vi.fn();
  beforeEach(() => {
    vi.clearAllMocks();
    vi.mocked(importFile).mockImplementation(async () => ({ answerAsked, runCommands }));
  });

  test('is answered when the page opens it or gives it an edge, and not before', async () => {
    const popup = document.createElement('vakman-quote-popup');
    main().append(popup);
    await frame();
    expect(answerAsked).not.toHaveBeenCalled();
    popup.setAttribute('tab', 'left');
    await vi.waitFor(() => expect(answerAsked).toHaveBeenCalledOnce());
    popup.setAttribute('open', '');
    await vi.waitFor(() => expect(answerAsked).toHaveBeenCalledTimes(2));
  });

  test('takes calls also where the page asks for nothing until the loader is there', async () => {
    (globalThis as unknown as { vakman: (...command: unknown[]) => void }).vakman('open', { steps: true });
    await vi.waitFor(() => expect(runCommands.mock.lastCall?.[0]).toEqual([['open', { steps: true }]]));
  });

  test('is asked for a second time where it did not come', async () => {
    vi.mocked(importFile).mockImplementationOnce(async () => Promise.reject(new Error('offline')));
    (globalThis as unknown as { vakman: (...command: unknown[]) => void }).vakman('close');
    await vi.waitFor(() => expect(runCommands).toHaveBeenCalledOnce(), { timeout: 5000 });
  });
});
