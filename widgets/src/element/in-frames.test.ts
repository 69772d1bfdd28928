// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { leadToTop } from './lead-to-top.ts';
import { sendInSandbox } from './send-in-sandbox.ts';

beforeEach(() => {
  document.body.innerHTML = '<form><input required><button>Send</button></form>';
});
afterEach(() => void vi.unstubAllGlobals());

describe('a link in a frame', () => {
  const targetOf = (html: string) => {
    document.body.innerHTML = html;
    const link = document.querySelector('a') as HTMLAnchorElement;
    link.addEventListener('click', (event) => {
      leadToTop(event);
      event.preventDefault();
    });
    link.click();
    return link.target;
  };

  test('opens in the whole window', () => {
    vi.stubGlobal('top', {});
    expect(targetOf('<a href="https://vakman.example/offerte"><b>Offerte</b></a>')).toBe('_top');
  });

  test.each([
    ['that names its own place', '<a href="/x" target="_blank">x</a>', '_blank'],
    ['within the page', '<a href="#name">x</a>', ''],
    ['to a file that is saved', '<a href="/x.ics" download="x.ics">x</a>', ''],
  ])('%s is left alone', (_which, html, target) => {
    vi.stubGlobal('top', {});
    expect(targetOf(html)).toBe(target);
  });

  test('of no frame is left alone', () => {
    expect(targetOf('<a href="/x">x</a>')).toBe('');
  });
});

describe('a press on the button of a form', () => {
  const form = () => document.querySelector('form') as HTMLFormElement;
  const heard = vi.fn((event: Event) => event.preventDefault());
  /** A frame that forbids forms tells them nothing. */
  const press = async (isSandboxed: boolean) => {
    heard.mockClear();
    form().addEventListener('submit', heard);
    const button = document.querySelector('button') as HTMLButtonElement;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.body.addEventListener('click', sendInSandbox, { once: true });
    if (isSandboxed) Object.defineProperty(event, 'composedPath', { value: () => [button] });
    (isSandboxed ? document.body : button).dispatchEvent(event);
    await new Promise((resolve) => setTimeout(resolve, 5));
  };

  test('is told to a form that would not hear of it', async () => {
    form().noValidate = true;
    await press(true);
    expect(heard).toHaveBeenCalledOnce();
  });

  test('is told once to a form that did', async () => {
    form().noValidate = true;
    await press(false);
    expect(heard).toHaveBeenCalledOnce();
  });

  test('is not told where the browser would have refused what stands in the form', async () => {
    await press(true);
    expect(heard).not.toHaveBeenCalled();
  });
});
