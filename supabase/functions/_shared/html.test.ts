import { expect, test } from 'vitest';
import { hostileTexts } from './fixtures/hostile-texts.ts';
import { html, raw } from './html.ts';

test.each(hostileTexts)('hostile text %# stays text, between tags and in attributes', (text) => {
  const page = html`<p title="${text}">${text}</p>`.toString();
  const inside = page.slice('<p title="'.length, -'</p>'.length);
  expect(inside).not.toMatch(/[<]/);
  expect(inside.split('"')).toHaveLength(2);
});

test('parts are not escaped twice, and what is absent leaves nothing', () => {
  const parts = [html`<b>${'&'}</b>`, raw('<i></i>')];
  expect(html`${parts}${undefined}${null}${false}`.toString()).toBe('<b>&amp;</b><i></i>');
});
