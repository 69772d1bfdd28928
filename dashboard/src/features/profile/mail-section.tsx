import type { Profile } from '@vakman/domain/profile/profile.answers';
import { chooseReminders } from '@vakman/supabase/client/profiles';
import { useQueryClient } from '@tanstack/react-query';
import { profileWords } from '../../../generated/profile.words.ts';
import { connect } from '../../session/connect.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useWords } from '../../words/use-words.ts';
import { MailChoices } from './mail-choices.tsx';
import { useProfile } from './use-profile.ts';

/** The mails that whoever is signed in wants or refuses. */
export function MailSection() {
  const { mails } = useWords(profileWords);
  const queries = useQueryClient();
  const { profile, key } = useProfile();

  async function choose(wanted: boolean): Promise<void> {
    queries.setQueryData<Profile>(key, (before) => before && { ...before, mail_reminders: wanted });
    try {
      await chooseReminders(await connect(), wanted);
      const text = wanted ? mails.on : mails.off;
      showToast({ kind: 'success', text, undo: () => void choose(!wanted) });
    } catch {
      showToast({ kind: 'error', text: mails.failed });
    }
    await queries.invalidateQueries({ queryKey: key });
  }

  return <MailChoices reminders={profile.mail_reminders} onReminders={(wanted) => void choose(wanted)} />;
}
