import type { Colleague } from '@vakman/domain/request-handling/request-handling.answers';
import type { ListedRequest } from '@vakman/domain/request-handling/request-list.answers';
import { useRef, useState } from 'react';
import { requestsWords } from '../../../generated/requests.words.ts';
import { useWords } from '../../words/use-words.ts';
import { BulkBar } from './bulk-bar.tsx';
import { isFiltered, type ListQuery } from './list-query.ts';
import type { ListActions } from './request-list-view.tsx';
import { RequestRows } from './request-rows.tsx';
import type { Source } from './sources.ts';
import { useListKeys } from './use-list-keys.ts';

interface RequestTableProps {
  readonly rows: readonly ListedRequest[];
  readonly colleagues: readonly Colleague[];
  readonly sources: readonly Source[];
  readonly query: ListQuery;
  /** In milliseconds. */
  readonly now: number;
  readonly actions: Pick<ListActions, 'change' | 'go' | 'more'>;
  /** The keyboard is to be explained. */
  readonly onHelp: () => void;
}

const everything: ListQuery = { search: '', state: '', assignee: '', language: '', source: '', sort: '' };

/** Requests one below the other, of which several are chosen and changed at once. */
export function RequestTable({ rows, colleagues, sources, query, now, actions, onHelp }: RequestTableProps) {
  const { list: words } = useWords(requestsWords);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLDivElement>(null);
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  useListKeys(list, {
    toggle,
    state(id) {
      setChosen(new Set(chosen).add(id));
      // The field comes with the choice.
      setTimeout(() => document.querySelector<HTMLElement>('#bulk-state')?.focus());
    },
    help: onHelp,
  });
  return (
    <>
      <BulkBar
        requests={rows.filter(({ id }) => chosen.has(id))}
        onChange={async (requests, change) => {
          await actions.change(requests, change);
          setChosen(new Set());
        }}
        onClear={() => setChosen(new Set())}
      />
      {rows.length === 0 ? (
        <div className="requests-none">
          <p>{isFiltered(query) ? words.noneFound : words.none}</p>
          {isFiltered(query) && (
            <button type="button" className="button" onClick={() => actions.go(everything)}>
              {words.clear}
            </button>
          )}
        </div>
      ) : (
        <RequestRows
          ref={list}
          {...{ rows, colleagues, sources, chosen, now }}
          onToggle={toggle}
          onEnd={actions.more}
        />
      )}
    </>
  );
}
