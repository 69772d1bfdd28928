import { typedKey } from '@vakman/domain/stored-items/stored-keys';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Where something is typed. */
export interface TypedPlace {
  /** Of the page. */
  readonly path: string;
  /** Of whoever is signed in, where that matters: what he typed is for nobody who signs in after him. */
  readonly userId?: string;
}

interface Typed extends TypedPlace {
  readonly values: Readonly<Record<string, string | boolean>>;
}

/** Milliseconds within which a page shows its form. */
const patience = 15_000;

const fieldsOf = (page: ParentNode) => [...page.querySelectorAll<Field>('input, textarea, select')];
const isBox = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';
const nameOf = (field: Field) => field.id || field.name;

/** Passwords and codes are nobody's to keep, and no page may give a file by itself. */
const isSecret = (field: Field) =>
  ['password', 'file', 'hidden'].includes(field.type) ||
  /-password$|^one-time-code$/.test(field.getAttribute('autocomplete') ?? '');

/**
 * Keeps what stands in the fields of a page, for the page that comes in its place. Those that nobody sees are of a page
 * that is being left.
 */
export function keepTyped(page: ParentNode, storage: Pick<Storage, 'setItem'>, place: TypedPlace): void {
  const filled = fieldsOf(page).filter(
    (field) => nameOf(field) !== '' && !isSecret(field) && field.checkVisibility(),
  );
  const values = Object.fromEntries(
    filled
      .map((field) => [nameOf(field), isBox(field) ? field.checked : field.value] as const)
      .filter(([, value]) => value !== ''),
  );
  if (Object.keys(values).length > 0) storage.setItem(typedKey, JSON.stringify({ ...place, values }));
}

/**
 * Puts back what was kept, each into its field as soon as that is there, and keeps it no longer. What somebody typed who
 * was signed in waits until somebody is.
 */
export function putBackTyped(
  page: HTMLElement,
  storage: Pick<Storage, 'getItem' | 'removeItem'>,
  { path, userId }: TypedPlace,
): void {
  const text = storage.getItem(typedKey);
  if (text === null) return;
  const kept = JSON.parse(text) as Typed;
  if (kept.userId !== undefined && userId === undefined) return;
  storage.removeItem(typedKey);
  if (kept.path !== path || (kept.userId !== undefined && kept.userId !== userId)) return;
  const waiting = new Map(Object.entries(kept.values));
  const look = () => {
    for (const field of fieldsOf(page)) {
      const value = waiting.get(nameOf(field));
      if (value === undefined || isSecret(field)) continue;
      waiting.delete(nameOf(field));
      fillIn(field, value);
    }
    if (waiting.size === 0) watch.disconnect();
  };
  const watch = new MutationObserver(look);
  watch.observe(page, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), patience);
  look();
}

/** As if it was typed, so that whatever follows the field hears of it. */
function fillIn(field: Field, value: string | boolean): void {
  if (isBox(field)) {
    if (field.checked !== value) field.click();
    return;
  }
  // React takes a value that is set on the element itself for one that it knows.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
