import { localisedPath } from '@vakman/domain/languages/languages';
import { BackendError } from '@vakman/supabase/client/connection';
import { saveProfile } from '@vakman/supabase/client/profiles';
import { useQueryClient } from '@tanstack/react-query';
import { pagePaths } from '../../../generated/page-paths.ts';
import { profileWords } from '../../../generated/profile.words.ts';
import { authClient } from '../../session/auth-client.ts';
import { connect } from '../../session/connect.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { language as languageOfPage } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { PersonalForm, type PersonalDraft } from './personal-form.tsx';
import { ProfileSection } from './profile-section.tsx';
import { useProfile } from './use-profile.ts';

/** Name, telephone and language of whoever is signed in. */
export function PersonalSection() {
  const { personal, saved } = useWords(profileWords);
  const queries = useQueryClient();
  const { profile, key } = useProfile();

  async function save(draft: PersonalDraft): Promise<number | 'changed'> {
    // The mails of the sign-in service know of no profile: they take their language from here.
    const { error } = await authClient.updateUser({ data: { language: draft.language } });
    if (error) throw error;
    try {
      const version = await saveProfile(await connect(), draft);
      if (draft.language === languageOfPage) showToast({ kind: 'success', text: saved });
      else location.assign(localisedPath(draft.language, pagePaths.profile));
      return version;
    } catch (fault) {
      if (fault instanceof BackendError && fault.code === 'changed') return 'changed';
      throw fault;
    } finally {
      await queries.invalidateQueries({ queryKey: key });
    }
  }

  return (
    <ProfileSection id="personal" title={personal.title}>
      <PersonalForm profile={profile} onSave={save} />
    </ProfileSection>
  );
}
