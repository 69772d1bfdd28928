import { useQuery } from '@tanstack/react-query';
import type { Colleague } from '@vakman/domain/request-handling/request-handling.answers';
import { listColleagues } from '@vakman/supabase/client/requests';
import { keys } from '../../backend/keys.ts';
import { connect } from '../../session/connect.ts';

/** Until they came. */
const none: readonly Colleague[] = [];

/** Who works in the office. */
export function useColleagues(userId: string): readonly Colleague[] {
  const { data } = useQuery({
    queryKey: keys.colleagues(userId),
    queryFn: async () => listColleagues(await connect()),
  });
  return data ?? none;
}
