import { inspect } from 'node:util';

/** As long as a line is read, and longer than every message of our own. */
const longest = 200;

/** What moves the cursor, ends a line or turns it around, in a terminal and in a log. */
const unprintable = /[\p{C}\u2028\u2029]/gu;

/**
 * Code and message of an error in one short line, for the log. In data exceptions (class 22) PostgreSQL quotes the value
 * that it could not read, which is a stranger's: it is left out.
 */
export function printable(code: string, message: string): string {
  // A value may hold quotes, so all from the first to the last is taken for it.
  const own = code.startsWith('22') ? message.replace(/".*"/s, '"…"') : message;
  return shortened(`${code} ${own}`);
}

/** The same error, of which one line is printed: a short message, as the library's name what was asked for. */
export function printedShort(error: Error): Error {
  const print = () => lineOf(error);
  return Object.defineProperty(error, inspect.custom, { value: print, configurable: true });
}

/** One line about what failed, and why. */
export function printedLine(what: string, error: unknown): string {
  return `${shortened(what)}: ${error instanceof Error ? lineOf(error) : shortened(String(error))}`;
}

/** A short message, and where it came from. */
function lineOf({ name, message, stack = '' }: Error): string {
  const frames = stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : '';
  const [place = ''] = /^ +at .+$/m.exec(frames) ?? [];
  return `${shortened(`${name}: ${message}`)} ${shortened(place.trim())}`.trim();
}

function shortened(text: string): string {
  const line = text.slice(0, longest).replaceAll(unprintable, escaped);
  return line.length > longest || text.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}

const escaped = (character: string) => String.raw`\u{${character.codePointAt(0)?.toString(16)}}`;
