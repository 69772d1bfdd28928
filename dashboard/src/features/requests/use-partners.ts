import { useQuery } from '@tanstack/react-query';
import type { Partner } from '@vakman/domain/partner/partner.answers';
import { listPartners } from '@vakman/supabase/client/partners';
import { keys } from '../../backend/keys.ts';
import { connect } from '../../session/connect.ts';

/** Milliseconds; a new one is rare. */
export const partnersStay = 600_000;

const none: readonly Partner[] = [];

/** Who the sources of requests are; none until they came. */
export function usePartners(userId: string): readonly Partner[] {
  const { data } = useQuery({
    queryKey: keys.partners(userId),
    queryFn: async () => listPartners(await connect()),
    staleTime: partnersStay,
  });
  return data ?? none;
}
