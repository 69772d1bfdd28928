// What is chosen stands in the message, one line each: so whoever writes, a draft, the office and a mail know the same of it.

/** What a line of the list begins with. */
export const mark = '• ';

/** Whether a message has a line that names this and nothing else. */
export function listsInMessage(message: string, name: string): boolean {
  return message.split('\n').some((line) => line.trim() === mark + name);
}

/** The message with a line for it: after the last one that the list has, or before all that is told. */
export function withLine(message: string, name: string): string {
  if (listsInMessage(message, name)) return message;
  const lines = message.split('\n');
  const last = lines.findLastIndex((line) => line.startsWith(mark));
  if (last >= 0) return lines.toSpliced(last + 1, 0, mark + name).join('\n');
  return message.trim() === '' ? `${mark}${name}\n` : `${mark}${name}\n\n${message}`;
}

/** The message without the line that names it; the visitor's own words stay as they are. */
export function withoutLine(message: string, name: string): string {
  const lines = message.split('\n');
  const at = lines.findIndex((line) => line.trim() === mark + name);
  return at < 0 ? message : lines.toSpliced(at, 1).join('\n').replace(/^\n+/, '');
}
