import { CheckboxField } from '@vakman/widgets/ui/checkbox-field.tsx';
import { profileWords } from '../../../generated/profile.words.ts';
import { useWords } from '../../words/use-words.ts';
import { ProfileSection } from './profile-section.tsx';

export interface MailChoicesProps {
  readonly reminders: boolean;
  readonly onReminders: (wanted: boolean) => void;
}

/** Which mails somebody wants, beside those that always come; every choice is kept at once. */
export function MailChoices({ reminders, onReminders }: MailChoicesProps) {
  const { mails, errorPrefix } = useWords(profileWords);
  return (
    <ProfileSection id="mails" title={mails.title}>
      <p className="profile-lead">{mails.lead}</p>
      <CheckboxField
        id="mail-reminders"
        label={mails.reminders}
        errorPrefix={errorPrefix}
        input={{ checked: reminders, onChange: ({ target }) => onReminders(target.checked) }}
      />
    </ProfileSection>
  );
}
