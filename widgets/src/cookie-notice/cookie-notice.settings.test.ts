// @vitest-environment happy-dom
import { consentKey } from '@vakman/domain/consent';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openOnRequest } from './cookie-notice.settings.ts';
import { startCookieNotice } from './cookie-notice.timing.ts';
import { click, nothing, press, stored, visitNotice, type NoticeVisit } from './cookie-notice.visitor.ts';

const start = Date.UTC(2026, 10, 21);
const minute = 60 * 1000;
const day = 24 * 60 * minute;
let stops: (() => void)[] = [];
let visit: NoticeVisit;

const wait = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);
const dateAfter = (milliseconds: number) => new Date(start + milliseconds).toISOString();

/** As a page does that has timing and React. */
function listen(): void {
  stops = [startCookieNotice(visit.element) ?? (() => {}), openOnRequest(visit.element)];
}

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  localStorage.clear();
  visit = visitNotice();
});

afterEach(() => {
  for (const stop of stops) stop();
  vi.useRealTimers();
});

describe('asked for again', () => {
  beforeEach(() => {
    localStorage.setItem(consentKey, 'accepted');
    listen();
    wait(5000);
  });

  test('by the link: it opens at once with the focus inside, and stays', () => {
    const event = click(visit.link.firstElementChild as Element);
    expect(event.defaultPrevented).toBe(true);
    expect(visit.state()).toEqual(['open']);
    expect(visit.element.shadowRoot?.activeElement).toBe(visit.inside('section'));
    wait(day);
    expect(visit.state()).toEqual(['open']);
  });

  test('a new choice replaces the first, and the focus goes back to the link', () => {
    click(visit.link);
    visit.focusFrom(visit.link);
    click(visit.inside('[value=declined]'));
    expect(visit.state()).toEqual([]);
    expect(stored()).toEqual(['declined', dateAfter(5000)]);
    expect(document.activeElement).toBe(visit.link);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }])('in another tab (%j) the link is a link', (keys) => {
    const event = click(visit.link, keys);
    expect(event.defaultPrevented).toBe(false);
    expect(visit.state()).toEqual([]);
  });

  test('Escape closes it and keeps the choice', () => {
    click(visit.link);
    press('Escape');
    expect(visit.state()).toEqual([]);
    expect(stored()).toEqual(['accepted', null]);
  });
});

test('asked for while it is about to close, it stays', () => {
  listen();
  wait(2000);
  click(visit.link);
  wait(minute);
  expect(visit.state()).toEqual(['open', 'data-shown']);
  expect(stored()).toEqual(nothing);
  click(visit.inside('.close'));
  expect(visit.state()).toEqual([]);
});

test('a notice that is gone leaves the link to the page', () => {
  listen();
  for (const stop of stops) stop();
  expect(click(visit.link).defaultPrevented).toBe(false);
  expect(visit.state()).toEqual([]);
});
