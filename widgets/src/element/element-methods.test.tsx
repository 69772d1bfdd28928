// @vitest-environment happy-dom
import { useEffect } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { defineElement } from './define-element.ts';
import { added, button, defined, newTag, type Events, type Words } from './define-element.fixture.tsx';
import type { WidgetProps } from './element-definition.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

describe('what every element does', () => {
  test('its look and its theme are properties, and its page is told once it answers', async () => {
    const { tag } = defined();
    const ready = vi.fn();
    document.addEventListener('widget-ready', ready);
    const early = Object.assign(document.createElement(tag), { look: 'rounded', theme: 'dark' });
    document.body.append(early);
    await vi.waitFor(() => expect(early.hasAttribute('data-hydrated')).toBe(true));
    expect([early.getAttribute('look'), early.getAttribute('theme')]).toEqual(['rounded', 'dark']);
    Object.assign(early, { theme: undefined });
    expect(early.hasAttribute('theme')).toBe(false);
    expect(ready).toHaveBeenCalledOnce();
    expect(ready).toHaveBeenCalledWith(expect.objectContaining({ detail: { tag } }));
    document.removeEventListener('widget-ready', ready);
  });

  test('the style of a look comes to whoever wears it, and to nobody else', async () => {
    const { tag } = defined();
    const element = await added(`<${tag}></${tag}>`);
    const sheets = () => element.shadowRoot?.adoptedStyleSheets.length;
    const before = sheets() ?? 0;
    element.setAttribute('look', 'plain');
    await vi.waitFor(() => expect(sheets()).toBe(before + 1));
    element.setAttribute('look', 'dense');
    await new Promise((resolve) => setTimeout(resolve));
    expect(sheets()).toBe(before + 1);
  });

  test('who had reached what stands in its tag goes on at its first control', async () => {
    const { tag } = defined();
    document.body.innerHTML = `<${tag}><a href="/offerte">Offerte</a></${tag}>`;
    document.querySelector('a')?.focus();
    await vi.waitFor(() => expect(document.querySelector(tag)?.shadowRoot?.activeElement).not.toBeNull());
    expect(document.querySelector(tag)?.shadowRoot?.activeElement?.tagName).toBe('BUTTON');
  });
});

describe('a method', () => {
  const exposing = () => {
    const tag = newTag();
    const asked = vi.fn((value: unknown) => `answer to ${String(value)}`);
    function Asked({ expose }: WidgetProps<Words, Events>) {
      useEffect(() => {
        expose?.({ ask: asked, fail: () => Promise.reject(new Error('no')) });
        return () => expose?.(undefined);
      }, [expose]);
      return <button type="button">{'{}'}</button>;
    }
    defineElement<object, Words, Events>({
      tag,
      Component: Asked,
      attributes: {},
      methods: ['ask', 'fail'],
      loadStyles: async () => '',
      loadWords: async () => ({ hello: '' }),
    });
    return { tag, asked };
  };
  type Asking = HTMLElement & { ask(value: unknown): Promise<unknown>; fail(): Promise<unknown> };

  test('that is called before the element is there is answered once it is', async () => {
    const { tag, asked } = exposing();
    const element = document.createElement(tag) as Asking;
    const answer = element.ask(7);
    expect(asked).not.toHaveBeenCalled();
    document.body.append(element);
    await expect(answer).resolves.toBe('answer to 7');
    await expect(element.ask(8)).resolves.toBe('answer to 8');
    await expect(element.fail()).rejects.toThrow('no');
  });

  test('waits while the element is away, and is answered when it is back', async () => {
    const { tag } = exposing();
    const element = (await added(`<${tag}></${tag}>`)) as Asking;
    element.remove();
    await vi.waitFor(() => expect(button(element)).toBeNull());
    const answer = element.ask(9);
    document.body.append(element);
    await expect(answer).resolves.toBe('answer to 9');
  });
});
