import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Pipeline, ProjectCursor } from '@vakman/domain/project/project-list.answers';
import { listProjects, readPipeline } from '@vakman/supabase/client/projects';
import { Suspense } from 'react';
import { Loading } from '../../app/loading.tsx';
import { keys } from '../../backend/keys.ts';
import { lazyPage } from '../../router/lazy-page.ts';
import { router } from '../../router/router.ts';
import { connect } from '../../session/connect.ts';
import { useSession } from '../../session/use-session.ts';
import { usePulse } from '../requests/use-pulse.ts';
import { figures, filterOf, withoutEmpty, type ListQuery } from './list-query.ts';
import { ProjectListView } from './project-list-view.tsx';
import { useCrews } from './use-crews.ts';

/** What draws them comes with the first look at them. */
const FiguresPart = lazyPage(() => import('./figures/figures-part.tsx'));

const noPipeline: Pipeline = [];

/** The projects that an address asks for; the database finds them. */
export function ProjectList({ query }: { readonly query: ListQuery }) {
  const session = useSession();
  const userId = session.kind === 'signed-in' ? session.userId : '';
  usePulse(userId, 'job');
  const filter = filterOf(query);
  const isFigures = query.view === figures;
  const list = useInfiniteQuery({
    enabled: !isFigures,
    queryKey: keys.projectList(userId, filter),
    queryFn: async ({ pageParam }) => listProjects(await connect(), { filter, after: pageParam }),
    initialPageParam: null as ProjectCursor | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    throwOnError: (_error, { state }) => state.data === undefined,
  });
  const pipeline = useQuery({
    enabled: !isFigures,
    queryKey: keys.pipeline(userId),
    queryFn: async () => readPipeline(await connect()),
  });
  const crews = useCrews(userId);
  if (list.data === undefined && !isFigures) return <Loading />;
  return (
    <ProjectListView
      projects={list.data?.pages.flatMap(({ rows }) => rows) ?? []}
      pipeline={pipeline.data ?? noPipeline}
      crews={crews}
      query={query}
      onQuery={(next) => {
        // What was typed a moment ago brings nobody back who has gone on meanwhile.
        if (router.getRoute(['projects'])) router.replace('projects', withoutEmpty({ ...query, ...next }));
      }}
      onMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
      {...(isFigures && {
        figures: (
          <Suspense fallback={<Loading />}>
            <FiguresPart />
          </Suspense>
        ),
      })}
    />
  );
}
