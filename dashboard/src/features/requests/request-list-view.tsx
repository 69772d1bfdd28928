import type { SavedView } from '@vakman/domain/office-today/office-today.answers';
import type { Colleague } from '@vakman/domain/request-handling/request-handling.answers';
import type { ListedRequest, RequestCounts } from '@vakman/domain/request-handling/request-list.answers';
import type { RequestChange } from '@vakman/supabase/client/requests';
import { wordsByLanguage as quoteFormWords } from '@vakman/widgets/generated/quote-form.words.ts';
import { startTransition, useRef, useState } from 'react';
import { requestsWords } from '../../../generated/requests.words.ts';
import { lazyPage } from '../../router/lazy-page.ts';
import { useWords } from '../../words/use-words.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListKeys } from './list-keys.tsx';
import type { ListQuery } from './list-query.ts';
import type { PhoneRequest } from './phone-request.ts';
import { RequestRows } from './request-rows.tsx';
import { SavedViews } from './saved-views.tsx';
import { useListKeys } from './use-list-keys.ts';

const PhoneDialog = lazyPage(() => import('./phone-dialog.tsx'), quoteFormWords);

export interface ListActions {
  readonly go: (query: ListQuery) => void;
  readonly change: (requests: readonly ListedRequest[], change: RequestChange) => Promise<void>;
  /** The end of what is there is near. */
  readonly more: () => void;
  readonly saveView: (name: string) => Promise<void>;
  readonly removeView: (view: SavedView) => Promise<void>;
  /** Whether it was stored. */
  readonly enter: (request: PhoneRequest) => Promise<boolean>;
  /** Whether the file was made. */
  readonly takeAll: () => Promise<boolean>;
}

export interface RequestListViewProps {
  readonly rows: readonly ListedRequest[];
  readonly counts: RequestCounts;
  readonly colleagues: readonly Colleague[];
  /** Names of partners. */
  readonly sources: readonly string[];
  readonly views: readonly SavedView[];
  readonly query: ListQuery;
  /** In milliseconds. */
  readonly now: number;
  readonly actions: ListActions;
}

const everything: ListQuery = { search: '', state: '', assignee: '', sort: '' };

export function RequestListView(props: RequestListViewProps) {
  const { rows, counts, colleagues, sources, views, query, now, actions } = props;
  const words = useWords(requestsWords);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isHelping, setIsHelping] = useState(false);
  const [isTakingDown, setIsTakingDown] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const choose = (id: string) => setChosen(new Set(chosen).add(id));
  // It comes when it is asked for; the page stands until it is there.
  const takeDown = () => startTransition(() => setIsTakingDown(true));
  useListKeys(list, { rows, toggle, choose, help: () => setIsHelping(true) });
  const isFiltered = Object.values(query).some((value) => value !== undefined && value !== '');
  return (
    <>
      <div className="requests-head">
        <h1>{words.title}</h1>
        <div className="requests-acts">
          <button type="button" className="button" onClick={takeDown}>
            {words.phone.title}
          </button>
          <button type="button" className="button" onClick={() => void actions.takeAll()}>
            {words.list.csv}
          </button>
        </div>
      </div>
      <SavedViews
        views={views}
        canSave={isFiltered}
        saveView={actions.saveView}
        removeView={actions.removeView}
      />
      <ListFilters {...{ query, counts, colleagues, sources }} onQuery={actions.go} />
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
          <p>{isFiltered ? words.list.noneFound : words.list.none}</p>
          {isFiltered && (
            <button type="button" className="button" onClick={() => actions.go(everything)}>
              {words.list.clear}
            </button>
          )}
        </div>
      ) : (
        <RequestRows
          ref={list}
          {...{ rows, colleagues, chosen, now }}
          onToggle={toggle}
          onEnd={actions.more}
        />
      )}
      <ListKeys isOpen={isHelping} onOpen={setIsHelping} />
      {isTakingDown && <PhoneDialog onEnter={actions.enter} onClose={() => setIsTakingDown(false)} />}
    </>
  );
}
