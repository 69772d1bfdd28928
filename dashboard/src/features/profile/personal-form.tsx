import { fitsContactField } from '@vakman/domain/contact/contact.schema';
import { isLanguage, languages, type Language } from '@vakman/domain/languages/languages';
import type { Profile } from '@vakman/domain/profile/profile.answers';
import { SelectField } from '@vakman/widgets/ui/select-field.tsx';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { profileWords } from '../../../generated/profile.words.ts';
import { nameOfLanguage } from '../../words/name-of-language.ts';
import { language as languageOfPage } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';

export interface PersonalDraft {
  readonly name: string;
  readonly phone: string;
  readonly language: Language;
}

export interface PersonalFormProps {
  readonly profile: Profile;
  /** Rejects where it could not be kept; what was typed stays. */
  readonly onSave: (draft: PersonalDraft) => Promise<void>;
}

/** Who somebody is, how he is reached by telephone, and in which language. */
export function PersonalForm({ profile, onSave }: PersonalFormProps) {
  const { personal: words, ...all } = useWords(profileWords);
  const [hasFailed, setHasFailed] = useState(false);
  const form = useForm<PersonalDraft>({
    defaultValues: {
      name: profile.name ?? '',
      phone: profile.phone ?? '',
      language: isLanguage(profile.language) ? profile.language : languageOfPage,
    },
  });
  const { errors, isSubmitting } = form.formState;
  const check = (field: 'name' | 'phone') => (typed: string) =>
    typed.trim() === '' || fitsContactField(field, typed) || words.errors[field];
  const submit = form.handleSubmit(async (draft) => {
    try {
      await onSave(draft);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  });

  return (
    <form
      className="profile-form"
      noValidate
      aria-busy={isSubmitting}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        id="profile-name"
        label={words.name}
        errorPrefix={all.errorPrefix}
        error={errors.name?.message}
        input={{ autoComplete: 'name', ...form.register('name', { validate: check('name') }) }}
      />
      <TextField
        id="profile-phone"
        label={words.phone}
        errorPrefix={all.errorPrefix}
        error={errors.phone?.message}
        input={{ type: 'tel', autoComplete: 'tel', ...form.register('phone', { validate: check('phone') }) }}
      />
      <SelectField
        id="profile-language"
        label={words.language}
        hint={words.languageHint}
        errorPrefix={all.errorPrefix}
        error={undefined}
        choices={languages.map((code) => ({ value: code, label: nameOfLanguage(code) }))}
        select={form.register('language')}
      />
      <div className="actions">
        <button className="button primary" disabled={isSubmitting}>
          {all.save}
        </button>
      </div>
      {hasFailed && (
        <p className="fault-notice" role="alert">
          {all.failed}
        </p>
      )}
    </form>
  );
}
