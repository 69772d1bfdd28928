import type { Profile } from '@vakman/domain/profile/profile.answers';
import { BackendError } from '@vakman/supabase/client/connection';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { profilePhotoWords } from '../../../generated/profile-photo.words.ts';
import { keys } from '../../backend/keys.ts';
import { importPart } from '../../router/lost-chunk.ts';
import { connect } from '../../session/connect.ts';
import { useSession } from '../../session/use-session.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useWords } from '../../words/use-words.ts';
import { useProfile } from '../profile/use-profile.ts';
import { ProfilePhoto } from './profile-photo.tsx';

/** What speaks to the storage service comes with whoever has a photo, or chooses one. */
const photos = () => importPart(() => import('@vakman/supabase/client/profile-photos'));

/** The photo of whoever is signed in. */
export function ProfilePhotoSection() {
  const words = useWords(profilePhotoWords);
  const queries = useQueryClient();
  const session = useSession();
  const { profile, key } = useProfile();
  const path = profile.photo;
  const photo = useQuery({
    queryKey: keys.profilePhoto(path ?? ''),
    queryFn: async () => (await photos()).fetchProfilePhoto(await connect(), path ?? ''),
    enabled: path !== null,
    // Another photo has another path.
    staleTime: Infinity,
  });
  const readAnew = () => queries.invalidateQueries({ queryKey: key });

  async function keep(photo: Blob): Promise<'done' | 'tooOften' | 'failed'> {
    if (session.kind !== 'signed-in') return 'failed';
    try {
      await (await photos()).addProfilePhoto(await connect(), session.userId, photo);
    } catch (error) {
      return error instanceof BackendError && error.status === 403 ? 'tooOften' : 'failed';
    }
    await readAnew();
    showToast({ kind: 'success', text: words.saved });
    return 'done';
  }

  async function show(shown: string | null): Promise<void> {
    queries.setQueryData<Profile>(key, (before) => before && { ...before, photo: shown });
    try {
      await (await photos()).showProfilePhoto(await connect(), shown);
      if (shown === null) showToast({ kind: 'success', text: words.removed, undo: () => void show(path) });
    } catch {
      showToast({ kind: 'error', text: words.errors.failed });
    }
    await readAnew();
  }

  return (
    <ProfilePhoto
      photo={path === null ? undefined : photo.data}
      hasPhoto={path !== null}
      name={profile.name}
      onKeep={keep}
      onRemove={() => void show(null)}
    />
  );
}
