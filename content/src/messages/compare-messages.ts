import { placeholders } from './placeholders.ts';

/** Words by key, in objects as deep as one likes. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

export interface MessageFault {
  /** Path of keys joined by dots. */
  readonly key: string;
  readonly reason: string;
}

/** Every text of a messages file by its path of keys. */
export function flatMessages(messages: Messages, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [path, text] of flatMessages(value, `${prefix}${key}.`)) flat.set(path, text);
  }
  return flat;
}

function faultOf(reference: string, text: string | undefined): string | undefined {
  if (text === undefined) return 'Missing';
  if ((reference === '') !== (text === '')) return text === '' ? 'Empty' : 'Expected an empty text';
  const expected = placeholders(reference);
  if (placeholders(text) !== expected) return `Expected the placeholders ${expected}`;
  return text === text.trim() ? undefined : 'White space at its ends';
}

/** What keeps `messages` from being a whole translation of `reference`. */
export function compareMessages(reference: Messages, messages: Messages): MessageFault[] {
  const expected = flatMessages(reference);
  const actual = flatMessages(messages);
  const faults: MessageFault[] = [];
  for (const [key, text] of expected) {
    const reason = faultOf(text, actual.get(key));
    if (reason !== undefined) faults.push({ key, reason });
  }
  for (const key of actual.keys()) if (!expected.has(key)) faults.push({ key, reason: 'Not in nl.json' });
  return faults;
}
