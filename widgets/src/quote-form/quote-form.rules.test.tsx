// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type * as Validation from './quote-form.validation.ts';
import {
  emit,
  good,
  insert,
  messages,
  open,
  place,
  submit,
  type,
  values,
  visitEachTime,
} from './quote-form.visitor.ts';

const rules = vi.hoisted(() => ({ arrive: true, asked: 0 }));

vi.mock('./quote-form.validation.ts', async (importOriginal) => {
  const original = await importOriginal<typeof Validation>();
  return {
    ...original,
    prepareCheck: () => (rules.asked += 1),
    quoteRequestResolver: async (...given: Parameters<typeof original.quoteRequestResolver>) => {
      if (!rules.arrive) throw new TypeError('Failed to fetch dynamically imported module');
      return original.quoteRequestResolver(...given);
    },
  };
});

visitEachTime();

test('the rules come once somebody is in the form, and not before', async () => {
  rules.asked = 0;
  await open();
  expect(rules.asked).toBe(0);
  place.querySelector('input')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(rules.asked).toBe(1);
});

test('where the rules do not arrive nothing is sent or lost, and the next try asks for them again', async () => {
  rules.arrive = false;
  await open();
  await type(good);
  await submit();
  expect(insert).not.toHaveBeenCalled();
  expect(values()).toEqual(good);
  expect(place.querySelector('.trouble')?.textContent).toContain(messages.notSent);
  expect(emit.mock.calls).toContainEqual(['quote-request-failed', { code: 'failed' }]);
  rules.arrive = true;
  await submit();
  expect(insert).toHaveBeenCalledOnce();
});

test('in steps the visitor stays where he is', async () => {
  rules.arrive = false;
  await open({ steps: true });
  await submit();
  expect(place.querySelector('.trouble')?.textContent).toContain(messages.notSent);
  rules.arrive = true;
});
