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
  /** Chooses a request, or leaves it; where nothing is chosen, missing. */
  readonly toggle?: (id: string) => void;
  /** Leads to what a request may become. */
  readonly state: (id: string) => void;
  readonly help: () => void;
}

/** In a menu, letters lead to what begins with them. */
const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=checkbox]), textarea, select, [contenteditable], [role=menuitem]');

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
  { toggle, state, help }: ListKeysOptions,
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog:modal')) return;
      const id = current()?.dataset['request'];
      if (event.key === listKeys.next) step(list.current, 1);
      if (event.key === listKeys.previous) step(list.current, -1);
      if (event.key === listKeys.help) help();
      if (event.key === listKeys.search) {
        event.preventDefault();
        document.querySelector<HTMLElement>('#requests-search')?.focus();
      }
      if (id === undefined) return;
      if (event.key === listKeys.select) toggle?.(id);
      if (event.key === listKeys.reply) router.push('request', { requestId: id, write: '1' });
      if (event.key === listKeys.state) {
        event.preventDefault();
        state(id);
      }
    };
    // On the way down, since the cards of a board keep keys to themselves.
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [help, list, state, toggle]);
}
