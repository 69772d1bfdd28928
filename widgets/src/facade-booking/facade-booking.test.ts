// @vitest-environment happy-dom
import { languages } from '@vakman/domain/languages/languages';
import { bookingDraftKey } from '@vakman/domain/stored-items/stored-keys';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FacadeBooking } from './facade-booking.tsx';
import { loadFacadeBookingWords } from './facade-booking.words.ts';
import {
  arrive,
  leave,
  close,
  open,
  rendered,
  hydrate,
  place,
  controls,
  button,
  shows,
  showsStep,
  onOwnSite,
  fillIn,
  click,
  move,
  goOn,
  choose,
  reachWhen,
  messages,
  props,
  facade,
  slot,
  backend,
} from './facade-booking.visitor.ts';

beforeEach(arrive);
afterEach(leave);

describe('what the build rendered', () => {
  test.each(languages)('is hydrated without a difference (%s)', async (language) => {
    const own = { language, words: await loadFacadeBookingWords(language), source: 'klusgids' };
    rendered(own);
    const [before] = controls('material');
    await hydrate(own);
    expect(controls('material')[0]).toBe(before);
  });

  test('is a form that works without script', () => {
    rendered({ source: 'klusgids' });
    const form = place.querySelector('form');
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.getAttribute('enctype')).toBe('multipart/form-data');
    expect(form?.getAttribute('action')).toMatch(/\/api\/book-facade-cleaning$/);
    const names = [...place.querySelectorAll('[name]')].map((element) => element.getAttribute('name'));
    expect(new Set(names)).toEqual(
      new Set([...Object.keys(facade), 'photos', 'step', 'language', 'source', 'vk_check']),
    );
  });

  test('keeps what was chosen before it was hydrated', async () => {
    rendered();
    const [material] = controls('material');
    const [, neighbour] = controls('access') as HTMLInputElement[];
    const [postalCode] = controls('postal_code');
    if (postalCode) postalCode.value = '1315 AB';
    if (material) material.value = 'wood';
    if (neighbour) neighbour.checked = true;
    await hydrate();
    expect(material?.value).toBe('wood');
    expect(neighbour?.checked).toBe(true);
    expect(JSON.parse(localStorage.getItem(bookingDraftKey) ?? '')).toMatchObject({
      values: { postal_code: '1315 AB', material: 'wood', access: 'neighbour' },
    });
  });
});

test('an empty step is answered by a summary in the order of the step, and by each field', async () => {
  await open();
  await goOn();
  const { errors } = messages;
  const summary = place.querySelector('.error-summary');
  expect(document.activeElement).toBe(summary);
  expect([...(summary?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)).toEqual([
    errors.postal_code.invalid,
    ...[errors.square_meters, errors.material, errors.height, errors.access, errors.impregnation].map(
      ({ required }) => required,
    ),
  ]);
  await fillIn({ access: 'free' });
  expect(summary?.textContent).not.toContain(errors.access.required);
});

test('what was chosen is found again, with its time, and can be thrown away', async () => {
  await open();
  await reachWhen();
  await choose(slot);
  await shows(() => backend.holdSlot.mock.calls.length);
  await close();
  await open();
  expect(controls('material')[0]?.value).toBe('brick');
  await goOn();
  await showsStep(messages.steps.price);
  await goOn();
  await showsStep(messages.steps.when);
  await goOn();
  await showsStep(messages.steps.contact);
  expect(backend.holdSlot).toHaveBeenCalledOnce();
  await close();
  await open();
  await click(button(messages.draft.discard));
  expect(controls('material')[0]?.value).toBe('');
  expect(localStorage.getItem(bookingDraftKey)).toBeNull();
});

test('the element tells which step is shown, by which a page leaves out its introduction', async () => {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host.attachShadow({ mode: 'open' }));
  await act(async () => root.render(createElement(FacadeBooking, props)));
  expect(host.dataset['step']).toBe('what');
  await act(async () => root.unmount());
});

describe('on our own site', () => {
  beforeEach(onOwnSite);

  test('each step is an entry of the history, and keeps what the page wrote there', async () => {
    history.replaceState({ page: 'own' }, '');
    await open();
    const before: unknown = history.state;
    await reachWhen();
    expect(history.state).toEqual({
      page: 'own',
      facadeBooking: { step: 'when', changing: false, depth: 2 },
    });
    await move(before);
    await showsStep(messages.steps.what);
    expect(controls('material')[0]?.value).toBe('brick');
  });

  test('forward leads no further than what is filled in', async () => {
    await open();
    await reachWhen();
    await move({ facadeBooking: { step: 'summary', changing: false, depth: 9 } });
    await showsStep(messages.steps.when);
    await move({ facadeBooking: { step: 'nowhere' } });
    await showsStep(messages.steps.what);
  });

  test('a reload stays in its step', async () => {
    await open();
    await reachWhen();
    await choose(slot);
    await goOn();
    await showsStep(messages.steps.contact);
    await fillIn({ name: 'Jo' });
    await close();
    await open();
    await showsStep(messages.steps.contact);
    expect(controls('name')[0]?.value).toBe('Jo');
  });
});
