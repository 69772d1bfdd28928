// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { button, control, emit, open, place, type, visitEachTime, words } from './quote-form.visitor.ts';

visitEachTime();

const { serviceNames } = words.localFacts;
const pressed = () =>
  [...place.querySelectorAll('.chip[aria-pressed=true]')].map(({ textContent }) => textContent);
const press = (name: string) => act(async () => button(name).click());

test('what is pressed comes into the message, and pressed again goes out of it', async () => {
  await open();
  await type({ message: 'Liefst in mei.' });
  await press(serviceNames['houtrot-reparatie']);
  await press(serviceNames['latex-spuiten']);
  expect(control('message').value).toBe(
    `• ${serviceNames['houtrot-reparatie']}\n• ${serviceNames['latex-spuiten']}\n\nLiefst in mei.`,
  );
  await press(serviceNames['houtrot-reparatie']);
  await press(serviceNames['latex-spuiten']);
  expect(control('message').value).toBe('Liefst in mei.');
  expect(emit.mock.calls.filter(([name]) => name === 'quote-form-started')).toHaveLength(1);
});

test('a chip shows what stands in the message, also what the page gave and what somebody types', async () => {
  await open({ message: `• ${serviceNames.schilder}` });
  expect(pressed()).toEqual([serviceNames.schilder]);
  await type({ message: `Voor de winter.\n• ${serviceNames.gevelreiniging}` });
  expect(pressed()).toEqual([serviceNames.gevelreiniging]);
});

test('one that mends what was wrong takes the fault away', async () => {
  await open();
  await type({ message: 'kort' });
  await act(async () => {
    place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  expect(control('message').getAttribute('aria-invalid')).toBe('true');
  await press(serviceNames['latex-spuiten']);
  expect(control('message').getAttribute('aria-invalid')).not.toBe('true');
});

test('the page may choose services', async () => {
  await open({ services: 'schilder, made-up,latex-spuiten', message: 'Van de pagina.' });
  expect(pressed()).toEqual([serviceNames['latex-spuiten'], serviceNames.schilder]);
  expect(control('message').value).toContain('Van de pagina.');
});
