import { placeholder, unspokenPart } from './kept-parts.ts';

const han = String.raw`[\p{Script=Han}]`;
const fullWidth = '[，。、：；！？（）“”《》]';
const west = String.raw`[\p{Script=Latin}\d€+%²³°[*${placeholder}${unspokenPart}]`;

const wide: Readonly<Record<string, string>> = { ',': '，', ';': '；', ':': '：', '!': '！', '?': '？' };

const halfWidth = new RegExp(String.raw`(?<=[\p{Script=Han}）”])([,;:!?]) ?`, 'gu');
const brackets = new RegExp(String.raw`\(([^()]*${han}[^()]*)\)`, 'gu');
const gap = new RegExp(
  [
    String.raw`(?<=${han}) (?=${west})`,
    String.raw`(?<=${west}|\]) (?=${han})`,
    String.raw`(?<=${fullWidth}) | (?=${fullWidth})`,
  ].join('|'),
  'gu',
);

/** Chinese marks are as wide as the characters, and no space parts characters from letters and figures. */
export function setChinesePunctuation(text: string): string {
  return text
    .replaceAll(halfWidth, (_, mark: string) => wide[mark] ?? mark)
    .replaceAll(brackets, '（$1）')
    .replaceAll(gap, '');
}
