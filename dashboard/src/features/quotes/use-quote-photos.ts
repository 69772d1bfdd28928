import { useQuery } from '@tanstack/react-query';
import { readRequest } from '@vakman/supabase/client/requests';
import { keys } from '../../backend/keys.ts';
import { connect } from '../../session/connect.ts';
import { useRequestPhotos, type LoadedPhoto } from '../requests/use-request-photos.ts';
import { choosablePhotos } from './shown-photos.ts';

/** What a quote may show: the pictures of its request, and those that it shows already. */
export function useQuotePhotos(
  userId: string,
  requestId: string | null,
  chosen: readonly string[],
): readonly LoadedPhoto[] {
  const { data } = useQuery({
    queryKey: keys.request(userId, requestId ?? ''),
    queryFn: async () => readRequest(await connect(), requestId ?? ''),
    enabled: requestId !== null,
  });
  return useRequestPhotos(choosablePhotos(data?.files ?? [], chosen));
}
