/** What is no running text: tags, and what stands between those of scripts, styles, drawings, code and widgets. */
const unspoken = String.raw`<(?<tag>head|script|style|svg|template|textarea|select|pre|code)\b[^]*?</\k<tag>>|<[^>]+>`;

/** What Chinese counts in. A date is several of them in a row. */
const measures =
  '平方米|公里|厘米|毫米|米|年|月|日|天|周|小时|分钟|个工作日|个月|个|度|级|层|位|家|座|块|张|次|道|吨|岁|起';
const counted = new RegExp(String.raw`(?:\d[\d.,–]*(?:${measures}))+`, 'g');

const parts = new RegExp(`${unspoken}|[^<]+`, 'g');

/**
 * A page in which no line ends between a number and what it counts. Chinese has no spaces that a no-break space could
 * take the place of, and a word joiner would take away the gap that browsers set between figures and characters.
 */
export const keepCounts = (html: string): string =>
  html.replaceAll(parts, (part: string) =>
    part.startsWith('<') ? part : part.replaceAll(counted, '<span class="k">$&</span>'),
  );
