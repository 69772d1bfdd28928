// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { addresses } from '../../generated/addresses.ts';
import { nameSource } from './name-source.ts';

const ours = `${addresses.siteUrl}/offerte-aanvragen`;

test.each([
  ['klusgids', ours, `${ours}?source=klusgids`],
  ['klusgids', `${ours}?source=klusgids`, `${ours}?source=klusgids`],
  ['klusgids', 'https://other.example/', 'https://other.example/'],
  ['', ours, ours],
])('on the page of "%s" the link %s becomes %s', (source, before, after) => {
  const element = document.createElement('vakman-quote-form');
  element.setAttribute('source', source);
  element.innerHTML = `<a href="${before}">link</a>`;
  nameSource(element);
  expect(element.querySelector('a')?.href).toBe(after);
});
