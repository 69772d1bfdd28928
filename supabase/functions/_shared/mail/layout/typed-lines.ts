/** What ends a line, for any program that shows a mail. */
const lineEnd = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** The lines of what somebody typed. */
export const typedLines = (text: string): readonly string[] => text.split(lineEnd);

/** What somebody typed, for plain text: marked line by line, so that none of them passes for one of ours. */
export const quotedText = (text: string): string =>
  typedLines(text)
    .map((line) => `> ${line}`)
    .join('\n');

/** What somebody typed, for plain text beside words of ours: none of it begins a line. */
export const onOneLine = (text: string): string => typedLines(text).join(' ');
