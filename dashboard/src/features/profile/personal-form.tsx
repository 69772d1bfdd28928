import { fitsContactField } from '@vakman/domain/contact/contact.schema';
import { isLanguage, languages, type Language } from '@vakman/domain/languages/languages';
import type { Profile } from '@vakman/domain/profile/profile.answers';
import { fill } from '@vakman/domain/text/fill';
import { SelectField } from '@vakman/widgets/ui/select-field.tsx';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { profileWords } from '../../../generated/profile.words.ts';
import { nameOfLanguage } from '../../words/name-of-language.ts';
import { language as languageOfPage } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';

export interface PersonalDraft {
  readonly name: string;
  readonly phone: string;
  readonly language: Language;
  /** Of the profile that it was written over. */
  readonly version: number;
}

export interface PersonalFormProps {
  readonly profile: Profile;
  /** Answers the version that it then is, or that another one stands there. Rejects where it could not be kept. */
  readonly onSave: (draft: PersonalDraft) => Promise<number | 'changed'>;
}

const draftOf = ({ name, phone, language, version }: Profile): PersonalDraft => ({
  name: name ?? '',
  phone: phone ?? '',
  language: isLanguage(language) ? language : languageOfPage,
  version,
});

/** What stands there now, in one line. */
const lineOf = ({ name, phone, language }: PersonalDraft) =>
  [name, phone, nameOfLanguage(language)].filter((text) => text !== '').join(' · ');

/** Who somebody is, how he is reached by telephone, and in which language. */
export function PersonalForm({ profile, onSave }: PersonalFormProps) {
  const { personal: words, ...all } = useWords(profileWords);
  const [failure, setFailure] = useState<'changed' | 'failed'>();
  const form = useForm<PersonalDraft>({ defaultValues: draftOf(profile) });
  const { reset, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const shown = useRef(profile);
  useEffect(() => {
    // What was changed elsewhere is shown, but over nothing that is being written; what stood here from the beginning
    // is not shown anew, as what somebody typed before he was signed out may stand there by then.
    if (isDirty || shown.current === profile) return;
    shown.current = profile;
    reset(draftOf(profile));
  }, [isDirty, profile, reset]);
  const check = (field: 'name' | 'phone') => (typed: string) =>
    typed.trim() === '' || fitsContactField(field, typed) || words.errors[field];
  const submit = form.handleSubmit(async (draft) => {
    // Whoever was told what stands there by now writes over that.
    const version = failure === 'changed' ? profile.version : draft.version;
    try {
      const kept = await onSave({ ...draft, version });
      if (kept === 'changed') return setFailure('changed');
      reset({ ...draft, version: kept });
      return setFailure(undefined);
    } catch {
      return setFailure('failed');
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
      {failure && (
        <p className="fault-notice" role="alert">
          {failure === 'changed' ? fill(all.changed, { now: lineOf(draftOf(profile)) }) : all.failed}
        </p>
      )}
    </form>
  );
}
