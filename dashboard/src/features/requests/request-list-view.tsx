import type { SavedView } from '@vakman/domain/office-today/office-today.answers';
import type { Colleague } from '@vakman/domain/request-handling/request-handling.answers';
import type { ListedRequest, RequestCounts } from '@vakman/domain/request-handling/request-list.answers';
import type { RequestChange } from '@vakman/supabase/client/requests';
import { wordsByLanguage as quoteFormWords } from '@vakman/widgets/generated/quote-form.words.ts';
import { startTransition, useState, type ReactNode } from 'react';
import { requestsWords } from '../../../generated/requests.words.ts';
import { lazyPage } from '../../router/lazy-page.ts';
import { useWords } from '../../words/use-words.ts';
import { ListFilters } from './list-filters.tsx';
import { ListKeys } from './list-keys.tsx';
import { isFiltered, type ListQuery } from './list-query.ts';
import type { PhoneRequest } from './phone-request.ts';
import { RequestTable } from './request-table.tsx';
import { SavedViews } from './saved-views.tsx';
import type { Source } from './sources.ts';
import { ViewSwitch } from './view-switch.tsx';

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
  readonly sources: readonly Source[];
  readonly views: readonly SavedView[];
  readonly query: ListQuery;
  /** In milliseconds. */
  readonly now: number;
  readonly actions: ListActions;
  /** What stands in the place of the rows, where the address asks for it, and may ask for help with its keys. */
  readonly renderBoard?: (onHelp: () => void) => ReactNode;
}

export function RequestListView(props: RequestListViewProps) {
  const { rows, counts, colleagues, sources, views, query, now, actions, renderBoard } = props;
  const words = useWords(requestsWords);
  const [isHelping, setIsHelping] = useState(false);
  const [isTakingDown, setIsTakingDown] = useState(false);
  const help = () => setIsHelping(true);
  // It comes when it is asked for; the page stands until it is there.
  const takeDown = () => startTransition(() => setIsTakingDown(true));
  return (
    <>
      <div className="requests-head">
        <h1>{words.title}</h1>
        <ViewSwitch view={query.view} onView={(view) => actions.go({ view })} />
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
        canSave={isFiltered(query) || renderBoard !== undefined}
        saveView={actions.saveView}
        removeView={actions.removeView}
      />
      <ListFilters {...{ query, counts, colleagues, sources }} onQuery={actions.go} />
      {renderBoard ? (
        renderBoard(help)
      ) : (
        <RequestTable {...{ rows, colleagues, sources, query, now, actions }} onHelp={help} />
      )}
      <ListKeys isOpen={isHelping} hasRows={renderBoard === undefined} onOpen={setIsHelping} />
      {isTakingDown && <PhoneDialog onEnter={actions.enter} onClose={() => setIsTakingDown(false)} />}
    </>
  );
}
