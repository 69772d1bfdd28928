import { expect, test } from 'vitest';
import { keepTogether } from './kept-together.ts';

test('a number stays on a line with what it counts, and a date is one piece', () => {
  expect(keepTogether('<p>不超过50平方米，24小时内</p>')).toBe(
    '<p>不超过<span class="k">50平方米</span>，<span class="k">24小时</span>内</p>',
  );
  expect(keepTogether('<p>截至2026年11月27日</p>')).toBe('<p>截至<span class="k">2026年11月27日</span></p>');
  expect(keepTogether('<p>€9.95起，25–50平方米</p>')).toBe(
    '<p>€<span class="k">9.95起</span>，<span class="k">25–50平方米</span></p>',
  );
});

test('a clause of a title is not broken where it fits on a line', () => {
  expect(keepTogether('<h1>好漆面，经得起岁月</h1><p>好漆面，经得起岁月</p>')).toBe(
    '<h1><span class="k">好漆面，</span><span class="k">经得起岁月</span></h1><p>好漆面，经得起岁月</p>',
  );
  expect(keepTogether('<h2>外墙清洗</h2>')).toBe('<h2>外墙清洗</h2>');
});

test('what stands in a row beside a drawing stays one thing', () => {
  expect(keepTogether('<li><svg><path/></svg>质保5年以上</li>')).toBe(
    '<li><svg><path/></svg><span>质保<span class="k">5年</span>以上</span></li>',
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
    expect(keepTogether(kept)).toBe(kept);
});
