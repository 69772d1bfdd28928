// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepTyped, putBackTyped } from './typed-text.ts';

const form = `
  <input id="name"><textarea id="message"></textarea><input name="city">
  <select id="language"><option>nl</option><option>uk</option></select>
  <input id="reminders" type="checkbox"><input id="password" type="password">
  <input id="shown" type="text" autocomplete="new-password"><input id="code" autocomplete="one-time-code">
  <input>`;

const inputOf = (selector: string) => document.querySelector(selector) as HTMLInputElement;
const valuesNow = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(
    ({ type, checked, value }) => (type === 'checkbox' ? checked : value),
  );

/** What somebody typed into every field. */
function typed() {
  document.body.innerHTML = form;
  for (const [selector, text] of [
    ['#name', 'Олена'],
    ['#message', 'Acht ramen'],
    ['[name=city]', 'Almere'],
    ['#language', 'uk'],
    ['#password', 'secret'],
    ['#shown', 'secret'],
    ['#code', '123456'],
  ] as const) {
    inputOf(selector).value = text;
  }
  inputOf('#reminders').checked = true;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('what was typed stands in its fields again, but for passwords and codes', () => {
  typed();
  keepTyped(document.body, sessionStorage, { path: '/profile' });
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/secret|123456/);
  document.body.innerHTML = form;
  putBackTyped(document.body, sessionStorage, { path: '/profile' });
  expect(valuesNow()).toEqual(['Олена', 'Acht ramen', 'Almere', 'uk', true, '', '', '', '']);
});

test('a field that comes later gets its text when it comes, and whoever follows it is told', async () => {
  typed();
  keepTyped(document.body, sessionStorage, { path: '/profile' });
  document.body.innerHTML = '';
  putBackTyped(document.body, sessionStorage, { path: '/profile' });
  const heard = vi.fn();
  document.body.addEventListener('input', heard);
  document.body.innerHTML = form;
  await vi.waitFor(() => expect(inputOf('#name').value).toBe('Олена'));
  expect(heard).toHaveBeenCalled();
  inputOf('#name').value = 'Ivan';
  document.body.append(document.createElement('p'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(inputOf('#name').value).toBe('Ivan');
});

test('it is put back once, and on no other page', () => {
  typed();
  keepTyped(document.body, sessionStorage, { path: '/profile' });
  document.body.innerHTML = form;
  putBackTyped(document.body, sessionStorage, { path: '/dashboard' });
  putBackTyped(document.body, sessionStorage, { path: '/profile' });
  expect(inputOf('#name').value).toBe('');
});

describe('what somebody typed who was signed in', () => {
  const place = { path: '/profile', userId: 'olena' };
  beforeEach(() => {
    typed();
    keepTyped(document.body, sessionStorage, place);
    document.body.innerHTML = form;
    putBackTyped(document.body, sessionStorage, { path: '/login' });
  });

  test('waits until he is in again', () => {
    expect(inputOf('#name').value).toBe('');
    putBackTyped(document.body, sessionStorage, place);
    expect(inputOf('#name').value).toBe('Олена');
  });

  test('is nothing to whoever comes after him', () => {
    putBackTyped(document.body, sessionStorage, { ...place, userId: 'piet' });
    expect(inputOf('#name').value).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });
});

test('the fields of a page that is being left are not those of the next', () => {
  typed();
  vi.spyOn(HTMLElement.prototype, 'checkVisibility').mockReturnValue(false);
  keepTyped(document.body, sessionStorage, { path: '/profile' });
  expect(sessionStorage).toHaveLength(0);
});

test('a page without text has nothing kept', () => {
  document.body.innerHTML = '<input id="name"><input id="password" type="password" value="secret">';
  keepTyped(document.body, sessionStorage, { path: '/profile' });
  expect(sessionStorage).toHaveLength(0);
});
