import { useState } from 'react';
import { expect, vi } from 'vitest';
import { defineElement } from './define-element.ts';
import type { ElementDefinition, WidgetProps } from './element-definition.ts';

export interface Attributes {
  readonly source: string;
  readonly hideTitle: boolean;
  readonly items: string;
}
export interface Words {
  readonly hello: string;
}
export interface Events {
  readonly 'thing-counted': { readonly count: number };
}

function Counter({
  source,
  hideTitle,
  items,
  words,
  emit,
}: Partial<Attributes> & WidgetProps<Words, Events>) {
  const [count, setCount] = useState(0);
  const add = () => {
    setCount(count + 1);
    emit('thing-counted', { count: count + 1 });
  };
  return (
    <button type="button" onClick={add}>
      {JSON.stringify({ hello: words.hello, source, hideTitle, items, count })}
    </button>
  );
}

let tags = 0;

/** A tag that nobody has yet: none can be defined twice. */
export function newTag(): `vakman-${string}` {
  tags += 1;
  return `vakman-test-${tags}`;
}

/** A new element. */
export function defined(changes: { readonly loadWords?: () => Promise<Words> } = {}) {
  const definition: ElementDefinition<Attributes, Words, Events> = {
    tag: newTag(),
    Component: Counter,
    attributes: { source: 'text', hideTitle: 'flag', items: 'text' },
    loadStyles: async () => 'button { color: red }',
    loadWords: async (language) => ({ hello: language }),
    ...changes,
  };
  defineElement(definition);
  return definition;
}

export const button = (element: Element) => element.shadowRoot?.querySelector('button');
export const shown = (element: Element) => JSON.parse(button(element)?.textContent ?? 'null') as unknown;
export const shows = (element: Element, props: object) =>
  vi.waitFor(() => expect(shown(element)).toEqual(expect.objectContaining(props)));

/** The first element of the page, once it has rendered. */
export async function added(html: string): Promise<HTMLElement> {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild as HTMLElement;
  await vi.waitFor(() => expect(button(element)).not.toBeNull());
  return element;
}
