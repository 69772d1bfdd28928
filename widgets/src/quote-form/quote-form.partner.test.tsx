// @vitest-environment happy-dom
import { draftKey } from '@vakman/domain/stored-items/stored-keys';
import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Methods } from '../element/element-methods.ts';
import { QuoteForm } from './quote-form.tsx';
import {
  button,
  control,
  emit,
  good,
  insert,
  messages,
  open,
  place,
  props,
  show,
  submit,
  type,
  values,
  visitEachTime,
  words,
} from './quote-form.visitor.ts';

visitEachTime();
afterEach(() => void vi.unstubAllGlobals());

const events = (name: string) =>
  emit.mock.calls.filter(([told]) => told === name).map(([, detail]) => detail);

describe('what a page tells with a request', () => {
  test('goes along, and nothing else of its address', async () => {
    vi.stubGlobal(
      'location',
      new URL('https://klusgids.example/?utm_source=brief&gclid=7&name=Jo&email=jo%40example.test'),
    );
    await open({
      forward: 'gclid',
      partnerReference: 'L-118',
      hiddenFields: '{"branch":"Almere","deep":{}}',
    });
    await type(good);
    await submit();
    expect(insert.mock.calls[0]?.[0].source_details).toEqual({
      utm_source: 'brief',
      gclid: '7',
      partner_reference: 'L-118',
      branch: 'Almere',
    });
  });

  test.each(['no JSON', '', '[]', 'null'])(
    'costs no request where its hidden fields are "%s"',
    async (text) => {
      await open({ hiddenFields: text });
      await type(good);
      await submit();
      expect(insert.mock.calls[0]?.[0].source_details).toEqual({});
    },
  );
});

describe('the page that opens afterwards', () => {
  const sendWith = async (redirect: string) => {
    const assign = vi.fn();
    const url = new URL('https://klusgids.example/schilders');
    vi.stubGlobal('location', { href: url.href, origin: url.origin, search: '', assign });
    await open({ redirect });
    await type(good);
    await submit();
    return assign.mock.calls.map(([to]) =>
      String(to).replace(/reference=[\dA-F]{4}-[\dA-F]{4}$/, 'reference=…'),
    );
  };

  test.each([
    ['https://klusgids.example/bedankt?a=1', 'https://klusgids.example/bedankt?a=1&reference=…'],
    ['/bedankt', 'https://klusgids.example/bedankt?reference=…'],
  ])('%s is told the reference', async (redirect, opened) => {
    expect(await sendWith(redirect)).toEqual([opened]);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'https://', ''])('%j is none', async (redirect) => {
    expect(await sendWith(redirect)).toEqual([]);
    expect(place.textContent).toContain(messages.done.title);
  });
});

test('in test mode everything happens but the sending, and it says so', async () => {
  const { backend: _real, ...withoutBackend } = props;
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  await show(<QuoteForm {...withoutBackend} test />);
  expect(place.textContent).toContain(messages.test);
  await type(good);
  expect(localStorage.getItem(draftKey)).toBeNull();
  await submit();
  expect(place.textContent).toContain(messages.done.title);
  expect(events('quote-request-submitted')).toEqual([{ reference: 'TEST-0000' }]);
  expect(place.textContent).toContain(messages.test);
  expect(place.textContent).not.toContain(messages.toasts.success.title);
  expect(asked).not.toHaveBeenCalled();
});

test('that the visitor began is told once, and what was wrong without what stood there', async () => {
  await open();
  await type({ name: 'J', phone: '06' });
  expect(events('quote-form-started')).toEqual([null]);
  await submit();
  const wrong = events('quote-form-field-invalid');
  expect(wrong).toContainEqual({ field: 'phone', problem: 'tooShort' });
  expect(wrong).toContainEqual({ field: 'timeline', problem: 'required' });
  expect(JSON.stringify(emit.mock.calls)).not.toContain('06');
});

describe('what the page gives', () => {
  test('later goes into fields that the visitor left alone, and is no draft of his', async () => {
    await open({ name: 'Of the page' });
    await open({ name: 'Of the page, corrected', email: 'page@example.test' });
    expect(values()).toMatchObject({ name: 'Of the page, corrected', email: 'page@example.test' });
    expect(localStorage.getItem(draftKey)).toBeNull();
    await type({ name: 'Jo' });
    await open({ name: 'Of the page again' });
    expect(values()).toMatchObject({ name: 'Jo' });
  });

  test.each([7, {}, ['a']])(
    'as its message, but is no text (%j), is left out beside its services',
    async (message) => {
      await open({ services: 'schilder', message: message as never });
      expect(control('message').value).toBe(`• ${words.localFacts.serviceNames.schilder}\n`);
    },
  );

  test('of two forms is kept apart, and what the one sends is not lost in the other', async () => {
    await show(
      <>
        <QuoteForm {...props} />
        <QuoteForm {...props} />
      </>,
    );
    await type({ name: 'First' });
    const [, second] = place.querySelectorAll<HTMLInputElement>('[name=name]');
    await act(async () => {
      Reflect.set(HTMLInputElement.prototype, 'value', 'Second', second);
      second?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(localStorage.getItem(draftKey)).toContain('First');
    expect(localStorage.getItem(`${draftKey}-2`)).toContain('Second');
    localStorage.removeItem(`${draftKey}-2`);
  });
});

describe('on demand the form', () => {
  const exposed = vi.fn<(methods: Methods | undefined) => void>();
  const methods = () => exposed.mock.lastCall?.[0] as Readonly<Record<string, (value?: object) => void>>;
  const call = (name: string, value?: object) => act(async () => methods()[name]?.(value));

  test('is filled where it is empty, shows what is wrong, and is emptied', async () => {
    await open({ expose: exposed });
    await type({ name: 'Jo' });
    await call('prefill', { name: 'Of the page', postalCode: '1315 HR', unknown: 'x', email: 7 });
    expect(values()).toMatchObject({ name: 'Jo', postal_code: '1315 HR', email: '' });
    await call('submit');
    expect(document.activeElement).toBe(place.querySelector('[role=alert]'));
    await call('focus');
    await vi.waitFor(() => expect(document.activeElement).toBe(control('name')));
    control('phone').focus();
    await call('reset');
    expect(Object.values(values()).join('')).toBe('');
    expect(localStorage.getItem(draftKey)).toBeNull();
    expect(document.activeElement).toBe(control('phone'));
    await call('prefill', { postalCode: '1315 HR' });
    expect(values()).toMatchObject({ postal_code: '1315 HR' });
  });

  test('comes back after a request, and can do nothing once it is gone', async () => {
    await open({ expose: exposed });
    await type(good);
    await call('submit');
    await vi.waitFor(() => expect(place.textContent).toContain(messages.done.title));
    await call('submit');
    expect(place.textContent).toContain(messages.done.title);
    expect(events('quote-form-field-invalid')).toEqual([]);
    await call('reset');
    expect(control('name').value).toBe('');
    await show(null);
    expect(methods()).toBeUndefined();
  });
});

describe('in steps', () => {
  const shown = () =>
    [...place.querySelectorAll<HTMLElement>('.fields')].flatMap((box, index) => (box.hidden ? [] : [index]));
  const next = () => submit();

  test('one is shown after the other, each checked by itself, and the last one sends', async () => {
    await open({ steps: true });
    expect(shown()).toEqual([0]);
    await next();
    expect(shown()).toEqual([0]);
    expect(place.querySelector('[role=alert]')?.textContent).toContain(messages.errors.message.tooShort);
    expect(place.querySelector('[role=alert]')?.textContent).not.toContain(messages.errors.name.tooShort);
    await type(good);
    await next();
    expect(shown()).toEqual([1]);
    await vi.waitFor(() => expect(document.activeElement).toBe(control('street_address')));
    await next();
    expect(insert).not.toHaveBeenCalled();
    await submit();
    expect(insert.mock.calls[0]?.[0]).toMatchObject(good);
    const stepsToSending = [{ step: 'work' }, { step: 'place' }, { step: 'contact' }];
    expect(events('quote-form-step-shown')).toEqual(stepsToSending);
    await act(async () => button(messages.done.another).click());
    expect(events('quote-form-step-shown')).toEqual([...stepsToSending, { step: 'work' }]);
  });

  test('one can go back, and nothing is lost', async () => {
    await open({ steps: true });
    await type(good);
    await next();
    await act(async () => button(messages.steps.back).click());
    expect(shown()).toEqual([0]);
    expect(values()).toEqual(good);
  });

  test('the form shows the step of what is wrong, wherever it is found out', async () => {
    await open({ steps: true });
    await type(good);
    await next();
    await next();
    await type({ message: 'kort' });
    await submit();
    expect(shown()).toEqual([0]);
    expect(place.querySelector('#message-error')).not.toBeNull();
  });
});
