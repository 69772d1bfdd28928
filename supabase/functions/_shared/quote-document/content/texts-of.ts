/** What is written without being in any text, such as numbers of sheets, and the hyphen of a broken word. */
const always = '0123456789 .·-';

/** Every text in a value, wherever it stands: what the fonts of a document must draw. */
export function* textsOf(value: unknown): Generator<string> {
  yield always;
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const each of value) yield* textsOf(each);
  else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value))
    for (const each of Object.values(value)) yield* textsOf(each);
}
