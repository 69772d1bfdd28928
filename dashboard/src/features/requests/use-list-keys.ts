import { useEffect, type RefObject } from 'react';
import { router } from '../../router/router.ts';

/** Single keys of the list; whoever types into a field types. */
export const listKeys = {
  next: 'j',
  previous: 'k',
  select: 'x',
  state: 'e',
  reply: 'r',
  search: '/',
  help: '?',
} as const;

export type ListKey = keyof typeof listKeys;

interface ListKeysOptions {
  readonly rows: readonly { readonly id: string }[];
  readonly toggle: (id: string) => void;
  readonly choose: (id: string) => void;
  readonly help: () => void;
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]');

const links = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('a[data-request]') ?? []),
];

/** The link of the row in which the focus is. */
const current = () =>
  document.activeElement?.closest('[data-row]')?.querySelector<HTMLElement>('a[data-request]');

function step(list: HTMLElement | null, by: number): void {
  const all = links(list);
  const found = current();
  const next = all[found ? all.indexOf(found) + by : 0];
  next?.focus({ preventScroll: true });
  next?.closest('[data-row]')?.scrollIntoView({ block: 'nearest' });
}

/** Walks the rows of a list by single keys, and does with the row of the focus what each stands for. */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  { rows, toggle, choose, help }: ListKeysOptions,
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog:modal')) return;
      const row = rows.find(({ id }) => id === current()?.dataset['request']);
      if (event.key === listKeys.next) step(list.current, 1);
      if (event.key === listKeys.previous) step(list.current, -1);
      if (event.key === listKeys.help) help();
      if (event.key === listKeys.search) {
        event.preventDefault();
        document.querySelector<HTMLElement>('#requests-search')?.focus();
      }
      if (!row) return;
      if (event.key === listKeys.select) toggle(row.id);
      if (event.key === listKeys.reply) router.push('request', { requestId: row.id, write: '1' });
      if (event.key === listKeys.state) {
        event.preventDefault();
        choose(row.id);
        // The field comes with the choice.
        setTimeout(() => document.querySelector<HTMLElement>('#bulk-state')?.focus());
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [choose, help, list, rows, toggle]);
}
