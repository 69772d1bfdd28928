import { useQueries } from '@tanstack/react-query';
import { openQuotePhoto, type QuoteDoor } from '@vakman/supabase/client/offered-quotes';
import { keys } from '../../backend/keys.ts';
import { connect } from '../../session/connect.ts';
import type { OfferPhoto } from './offer-photos.tsx';

/** Photos that a quote shows, as far as they have arrived. */
export function useOfferPhotos(door: QuoteDoor, paths: readonly string[]): readonly OfferPhoto[] {
  return useQueries({
    queries: paths.map((path) => ({
      queryKey: keys.offeredQuotePhoto(path),
      queryFn: async () => openQuotePhoto(await connect(), door, path),
      // What lies at a path is never another file.
      staleTime: Infinity,
    })),
    combine: (results) =>
      results.map(({ data, isError }, index) => ({ path: paths[index] ?? '', file: data, isLost: isError })),
  });
}
