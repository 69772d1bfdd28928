import { QueryClient } from '@tanstack/react-query';
import { BackendError } from '@vakman/supabase/client/connection';

/** What a second try may mend: an answer that never came, or a server that had too much to do. */
export function isPassing(error: unknown): boolean {
  return error instanceof BackendError && (error.status === 0 || error.status === 429 || error.status >= 502);
}

/** What another token mends: the clock of the computer was set back, and the one in use has ended unseen. */
const isExpired = (error: unknown) => error instanceof BackendError && error.status === 401;

const tries = 3;

/**
 * Fetched data of the whole dashboard, with what holds for all of it.
 *
 * @param onExpired has the token refreshed before the next try.
 */
export function createQueryClient(onExpired: () => void): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry(failures, error) {
          if (!isExpired(error)) return failures < tries && isPassing(error);
          onExpired();
          return failures === 0;
        },
        retryDelay: (failures) => 200 * 2 ** failures,
        staleTime: 15_000,
        // What is shown while there is no connection stays, and is fetched anew when it is back.
        networkMode: 'offlineFirst',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
