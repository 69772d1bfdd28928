// @vitest-environment happy-dom
import { formatMoment } from '@vakman/domain/format/format.dates';
import { fill } from '@vakman/domain/text/fill';
import { expect, test } from 'vitest';
import { facts } from '../../generated/facts.ts';
import { good, insert, messages, open, place, submit, type, visitEachTime } from './quote-form.visitor.ts';

visitEachTime();

const done = () => place.querySelector('.done')?.textContent;

test('whoever sent a request reads until when he is answered by our clock, and where the confirmation goes', async () => {
  await open();
  await type(good);
  insert.mockResolvedValueOnce('Sat, 28 Nov 2026 17:20:00 GMT');
  await submit();
  const deadline = Date.parse('2026-11-28T17:20:00Z') + facts.company.replyWithinHours * 3_600_000;
  expect(done()).toContain(formatMoment(deadline, 'nl'));
  expect(done()).toContain(good.email);
});

test('where nobody knows when it was stored, no hour is promised', async () => {
  await open();
  await type(good);
  await submit();
  const { replyWithinHours } = facts.company;
  expect(done()).toContain(fill(messages.done.next, { replyWithinHours }));
});

test('the notice that it was sent has a place of its own, and covers nothing', async () => {
  await open();
  await type(good);
  await submit();
  const notice = place.querySelector('.toasts .toast-success');
  expect(notice?.classList.contains('inline')).toBe(true);
  expect(notice?.hasAttribute('popover')).toBe(false);
});

test('a try promises nothing', async () => {
  await open({ test: true });
  await type(good);
  await submit();
  expect(done()).toBeDefined();
  expect(done()).not.toContain(good.email);
});
