import { expect, test } from 'vitest';
import { keepCounts } from './kept-counts.ts';

test('a number stays on a line with what it counts, and a date is one piece', () => {
  expect(keepCounts('<p>不超过50平方米，24小时内</p>')).toBe(
    '<p>不超过<span class="k">50平方米</span>，<span class="k">24小时</span>内</p>',
  );
  expect(keepCounts('<p>截至2026年11月27日</p>')).toBe('<p>截至<span class="k">2026年11月27日</span></p>');
  expect(keepCounts('<p>€9.95起，25–50平方米</p>')).toBe(
    '<p>€<span class="k">9.95起</span>，<span class="k">25–50平方米</span></p>',
  );
});

test('what is no running text of the page stays as it is', () => {
  for (const kept of [
    '<head><title>5年</title></head>',
    '<script type="application/ld+json">{"a":"5年"}</script>',
    '<template shadowrootmode="open"><p>5年</p></template>',
    '<select><option>25平方米</option></select>',
    '<img alt="5年">',
    '<p>036 000 00 00，9%的增值税</p>',
  ])
    expect(keepCounts(kept)).toBe(kept);
});
