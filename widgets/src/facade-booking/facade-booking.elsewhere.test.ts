// @vitest-environment happy-dom
import { draftKey } from '@vakman/domain/stored-items/stored-keys';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  arrive,
  leave,
  open,
  place,
  controls,
  button,
  shows,
  showsStep,
  onOwnSite,
  fillIn,
  click,
  goOn,
  choices,
  facade,
  choose,
  reachWhen,
  messages,
  contact,
  slot,
} from './facade-booking.visitor.ts';

beforeEach(arrive);
afterEach(leave);

describe('what cannot be booked', () => {
  const link = () => place.querySelector<HTMLAnchorElement>('.elsewhere a');
  const stay = (event: Event) => {
    if (event.target instanceof HTMLAnchorElement) event.preventDefault();
  };
  beforeEach(() => document.addEventListener('click', stay));
  afterEach(() => document.removeEventListener('click', stay));

  test('because it is too large leads to the quote form', async () => {
    await open();
    await fillIn({ ...facade, square_meters: '200-500' });
    expect(place.textContent).toContain(messages.tooLarge.text);
    expect(link()?.href).toMatch(/\/offerte-aanvragen\?services=gevelreiniging$/);
    expect(button(messages.next)).toBeUndefined();
    await fillIn({ square_meters: '0-25' });
    expect(button(messages.next)).toBeDefined();
  });

  const handed = () => (JSON.parse(localStorage.getItem(draftKey) ?? '{}') as { values?: object }).values;

  test('because of where it is leads from the first step to the quote form, with what was typed', async () => {
    onOwnSite();
    await open();
    await fillIn({ postal_code: '3511' });
    expect(place.textContent).toContain(messages.outside.text);
    await fillIn(choices);
    await goOn();
    await shows(() => place.querySelector('#postal_code-error'));
    await click(link());
    expect(handed()).toMatchObject({ postal_code: '3511', square_meters: '25-50' });
    expect(link()?.href).toMatch(/\?services=gevelreiniging$/);
    await fillIn({ postal_code: contact.postal_code });
    expect(link()).toBeNull();
    await goOn();
    await showsStep(messages.steps.price);
  });

  test('because of where the visitor says later that it is does so too', async () => {
    onOwnSite();
    await open();
    await reachWhen();
    await choose(slot);
    await goOn();
    await showsStep(messages.steps.contact);
    expect(controls('postal_code')[0]?.value).toBe(contact.postal_code);
    await fillIn({ ...contact, postal_code: '9999 XX' });
    expect(place.textContent).toContain(messages.outside.text);
    await goOn();
    await shows(() => place.querySelector('#postal_code-error'));
    await click(link());
    expect(handed()).toMatchObject({ name: contact.name, postal_code: '9999 XX', square_meters: '25-50' });
  });
});
