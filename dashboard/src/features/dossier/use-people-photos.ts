import { useQueries } from '@tanstack/react-query';
import type { DossierPerson } from '@vakman/domain/dossier/dossier.answers';
import { keys } from '../../backend/keys.ts';
import { importPart } from '../../router/lost-chunk.ts';
import { connect } from '../../session/connect.ts';

/** Photos of people as far as they have arrived, by their path. Who has none, or does not come, is seen by his initials. */
export function usePeoplePhotos(people: readonly DossierPerson[]): ReadonlyMap<string, Blob> {
  const paths = people.flatMap(({ photo }) => (photo === null ? [] : [photo]));
  return useQueries({
    queries: paths.map((path) => ({
      queryKey: keys.profilePhoto(path),
      queryFn: async () => {
        const { fetchProfilePhoto } = await importPart(
          () => import('@vakman/supabase/client/profile-photos'),
        );
        return fetchProfilePhoto(await connect(), path);
      },
      // Another photo has another path.
      staleTime: Infinity,
    })),
    combine: (results) =>
      new Map(results.flatMap(({ data }, index) => (data ? [[paths[index] ?? '', data] as const] : []))),
  });
}
