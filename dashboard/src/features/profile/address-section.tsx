import type { Profile, ProfileAddress } from '@vakman/domain/profile/profile.answers';
import { removeAddress, saveAddress } from '@vakman/supabase/client/profiles';
import { useQueryClient } from '@tanstack/react-query';
import { profileWords } from '../../../generated/profile.words.ts';
import { connect } from '../../session/connect.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useWords } from '../../words/use-words.ts';
import { AddressList } from './address-list.tsx';
import { ProfileSection } from './profile-section.tsx';
import { useProfile } from './use-profile.ts';

/** The addresses of whoever is signed in. */
export function AddressSection() {
  const { addresses: words, saved, failed } = useWords(profileWords);
  const queries = useQueryClient();
  const { profile, key } = useProfile();
  const readAnew = () => queries.invalidateQueries({ queryKey: key });

  async function save(address: ProfileAddress): Promise<void> {
    await saveAddress(await connect(), address);
    showToast({ kind: 'success', text: saved });
    await readAnew();
  }

  /** It is gone from the list at once, and back there where the backend kept it. */
  async function remove(address: ProfileAddress): Promise<void> {
    await queries.cancelQueries({ queryKey: key });
    queries.setQueryData<Profile>(
      key,
      (before) => before && { ...before, addresses: before.addresses.filter(({ id }) => id !== address.id) },
    );
    try {
      await removeAddress(await connect(), address.id);
      showToast({ kind: 'success', text: words.removed, undo: () => void bringBack(address) });
    } catch {
      showToast({ kind: 'error', text: failed });
    }
    await readAnew();
  }

  async function bringBack(address: ProfileAddress): Promise<void> {
    await save(address).catch(() => showToast({ kind: 'error', text: failed }));
  }

  return (
    <ProfileSection id="addresses" title={words.title}>
      <p className="profile-lead">{words.lead}</p>
      <AddressList addresses={profile.addresses} onSave={save} onRemove={(address) => void remove(address)} />
    </ProfileSection>
  );
}
