/** What is no running text: tags, and what stands between those of scripts, styles, drawings, code and widgets. */
const unspoken = String.raw`<(?<tag>head|script|style|svg|template|textarea|select|pre|code)\b[^]*?</\k<tag>>|<[^>]+>`;
const parts = new RegExp(`${unspoken}|[^<]+`, 'g');

/** What Chinese counts in. A date is several of them in a row. */
const measures =
  '平方米|公里|厘米|毫米|米|年|月|日|天|周|小时|分钟|个工作日|个月|个|度|级|层|位|家|座|块|张|次|道|吨|岁|起';
const counted = new RegExp(String.raw`(?:\d[\d.,–]*(?:${measures}))+`, 'g');

/** Of a title: what stands up to a mark, if it fits on a line of the narrowest phone. */
const clause = /[^，、：；]{1,8}(?:[，、：；]|$)/gu;
const hasClauses = /[，、：；]./u;

/** What sets its content in a row, in which each element would be an item of its own. */
const row = /^<(?:li|a|summary|button|label|svg)\b/;

const unbroken = '<span class="k">$&</span>';

/**
 * A Chinese page in which no line ends between a number and what it counts, nor within a clause of a title. There are no
 * spaces that a no-break space could take the place of, and a word joiner would take away the gap that browsers set
 * between figures and characters.
 */
export function keepTogether(html: string): string {
  let tag = '';
  let isTitle = false;
  return html.replaceAll(parts, (part: string) => {
    if (part.startsWith('<')) {
      tag = part;
      if (/^<\/?h[1-6]\b/.test(part)) isTitle = !part.startsWith('</');
      return part;
    }
    const kept = part.replaceAll(isTitle && hasClauses.test(part) ? clause : counted, unbroken);
    return kept !== part && row.test(tag) ? `<span>${kept}</span>` : kept;
  });
}
