import type { Host } from '../host.ts';

/** Hosts whose scripts change the language, or move our elements about. */
export const scriptedHosts: readonly Host[] = [
  {
    name: 'prototypes-extended',
    // As libraries of old do: Prototype.js, MooTools.
    early() {
      const add = Reflect.set;
      add(Array.prototype, 'toJSON', function (this: unknown[]) {
        return `[${Array.from(this, (item) => JSON.stringify(item)).join(', ')}]`;
      });
      add(Array.prototype, 'each', Array.prototype.forEach);
      add(Array.prototype, 'clone', Array.prototype.slice);
      add(String.prototype, 'capitalize', () => '');
      add(Function.prototype, 'delay', () => {});
      add(Element.prototype, 'visible', () => {});
      add(globalThis, '$', () => null);
    },
  },
  {
    name: 'objects-extended',
    // What every `for … in` of the page then goes through, too.
    early() {
      Reflect.set(Object.prototype, 'inherits', () => {});
      Reflect.set(Object.prototype, 'version', '1');
    },
  },
  {
    name: 'globals-taken',
    early() {
      for (const name of [
        'React',
        'ReactDOM',
        'Vakman',
        'process',
        'module',
        'exports',
        'define',
        'require',
      ]) {
        Reflect.set(globalThis, name, "the host's own");
      }
    },
  },
  {
    name: 'element-moved',
    late() {
      const place = document.querySelector('#place');
      const elsewhere = document.querySelector('#elsewhere');
      const observer = new MutationObserver(() => {
        if (!place || !elsewhere || place.querySelectorAll(':scope > :not([data-hydrated])').length > 0)
          return;
        observer.disconnect();
        elsewhere.append(...place.children);
        // Later, so that the element is really elsewhere for a while.
        requestAnimationFrame(() => {
          place.append(...elsewhere.children);
          document.documentElement.dataset['done'] = '';
        });
      });
      observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-hydrated'] });
    },
  },
  {
    name: 'element-added-later',
    late() {
      const place = document.querySelector('#place');
      const elements = [...(place?.children ?? [])].map((element) => {
        element.remove();
        const made = document.createElement(element.localName);
        for (const { name, value } of element.attributes) made.setAttribute(name, value);
        return made;
      });
      requestAnimationFrame(() => {
        place?.append(...elements);
        document.documentElement.dataset['done'] = '';
      });
    },
  },
  {
    name: 'route-changed',
    // As a single-page application does: the view goes, another comes, and the visitor goes back.
    late() {
      const place = document.querySelector('#place');
      const view = place?.innerHTML ?? '';
      const observer = new MutationObserver(() => {
        if (!place || place.querySelectorAll(':scope > :not([data-hydrated])').length > 0) return;
        observer.disconnect();
        history.pushState(null, '', '#elsewhere');
        place.innerHTML = '<p>Another view</p>';
        setTimeout(() => {
          history.back();
          place.innerHTML = view;
          document.documentElement.dataset['done'] = '';
        }, 100);
      });
      observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-hydrated'] });
    },
  },
];
