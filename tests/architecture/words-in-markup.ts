import { parseSync, Visitor } from 'rolldown/utils';
import type { SourceFile } from './repository.ts';

/** Attributes that people read or hear. */
const spoken = new Set([
  'alt',
  'title',
  'label',
  'placeholder',
  'aria-label',
  'aria-description',
  'aria-valuetext',
]);
/** Attributes that hold many unread. */
const drawn = new Set(['d', 'points', 'viewBox', 'transform', 'values']);
const drawing = /^\s*M[\s\d.,a-z+-]*$/i;
const letters = /\p{L}{2}/u;
const phone = /(?<![\d.,])(?:\+|0)(?:[ ()-]{0,3}\d){8,}(?!\d)/;
const price = /€|\beuro\b|\b\d+,\d{2}\b/i;
const dutchWords = new Set(
  'de het een en van voor uw wij ons onze u met op is zijn niet naar aan bij om te wordt dat die door ook'.split(
    ' ',
  ),
);

/** Words, prices and phone unread that stand in a template instead of in messages and facts, as sentences. */
export function wordFaults({ path, text }: SourceFile): string[] {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const faults: string[] = [];
  const refuse = (start: number, what: string, words: string) =>
    faults.push(`${path}:${text.slice(0, start).split('\n').length} holds ${what}: ${words.trim()}`);
  /** Where strings start that no one reads: drawings, and names of modules. */
  const unread = new Set<number>();
  const look = (start: number, value: string) => {
    if (unread.has(start) || drawing.test(value)) return;
    if (phone.test(value)) refuse(start, 'a phone number', value);
    else if (price.test(value)) refuse(start, 'a price', value);
    else if (looksDutch(value)) refuse(start, 'a Dutch sentence', value);
  };
  new Visitor({
    ImportDeclaration: ({ source }) => void unread.add(source.start),
    JSXText: ({ start, value }) => {
      if (letters.test(value)) refuse(start, 'words', value);
      else look(start, value);
    },
    JSXAttribute: ({ start, name, value }) => {
      if (name.type !== 'JSXIdentifier' || value?.type !== 'Literal') return;
      if (drawn.has(name.name)) unread.add(value.start);
      if (spoken.has(name.name) && letters.test(value.value)) {
        refuse(start, 'spoken words', value.value);
      }
    },
    Literal: ({ start, value }) => {
      if (typeof value === 'string') look(start, value);
    },
    TemplateElement: ({ start, value }) => look(start, value.cooked ?? value.raw),
  }).visit(program);
  return faults;
}

/** Two of the commonest words are hardly ever chance. */
function looksDutch(value: string): boolean {
  const words = value.toLowerCase().split(/[^\p{L}]+/u);
  return words.filter((word) => dutchWords.has(word)).length >= 2;
}
