import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { listActivity } from '@vakman/supabase/client/office-day';
import { listColleagues } from '@vakman/supabase/client/requests';
import { activityLogWords } from '../../../generated/activity-log.words.ts';
import { Loading } from '../../app/loading.tsx';
import { keys } from '../../backend/keys.ts';
import { router } from '../../router/router.ts';
import { connect } from '../../session/connect.ts';
import { useSession } from '../../session/use-session.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useWords } from '../../words/use-words.ts';
import { ActivityLogView } from './activity-log-view.tsx';
import { filterOf, type LogQuery } from './log-query.ts';
import { takeLog } from './take-log.ts';

/** Entries that are fetched at once. */
const pageSize = 50;

const withoutEmpty = (query: LogQuery) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== ''));

/** Who did what in the office, as an address asks for it. */
export default function ActivityLogPage() {
  const words = useWords(activityLogWords);
  const session = useSession();
  const userId = session.kind === 'signed-in' ? session.userId : '';
  const query: LogQuery = router.useRoute(['log'])?.params ?? {};
  const log = useInfiniteQuery({
    queryKey: keys.activityLog(userId, query),
    queryFn: async ({ pageParam }) =>
      listActivity(await connect(), { filter: await filterOf(query), before: pageParam, size: pageSize }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < pageSize ? null : (page.at(-1)?.id ?? null)),
    placeholderData: keepPreviousData,
    throwOnError: (_error, { state }) => state.data === undefined,
  });
  const colleagues = useQuery({
    queryKey: keys.colleagues(userId),
    queryFn: async () => listColleagues(await connect()),
  });
  if (log.data === undefined) return <Loading />;
  const known = colleagues.data ?? [];
  const takeAll = async () => {
    try {
      const nameOf = (id: string) => known.find((each) => each.id === id)?.name ?? '';
      await takeLog(await connect(), await filterOf(query), words, nameOf);
    } catch {
      showToast({ kind: 'error', text: words.failed });
    }
  };
  return (
    <ActivityLogView
      entries={log.data.pages.flat()}
      colleagues={known}
      query={query}
      hasMore={log.hasNextPage}
      onQuery={(next) => {
        // What was chosen a moment ago brings nobody back who has gone on meanwhile.
        if (router.getRoute(['log'])) router.replace('log', withoutEmpty({ ...query, ...next }));
      }}
      onMore={() => {
        if (log.hasNextPage && !log.isFetchingNextPage) void log.fetchNextPage();
      }}
      onTakeAll={() => void takeAll()}
    />
  );
}
