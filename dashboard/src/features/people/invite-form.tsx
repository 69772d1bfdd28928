import { isEmailAddress } from '@vakman/domain/contact/contact.schema';
import { languages } from '@vakman/domain/languages/languages';
import { roles } from '@vakman/domain/rights/rights.roles';
import type { NewInvitation } from '@vakman/supabase/client/invitations';
import { SelectField } from '@vakman/widgets/ui/select-field.tsx';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { peopleWords } from '../../../generated/people.words.ts';
import { language } from '../../words/language.ts';
import { nameOfLanguage } from '../../words/name-of-language.ts';
import { useWords } from '../../words/use-words.ts';
import { FaultNotice } from './fault-notice.tsx';

interface InviteFormProps {
  /** Whom somebody came here to invite. */
  readonly invited?: Pick<NewInvitation, 'email' | 'name' | 'language'> | undefined;
  readonly onInvite: (invitation: NewInvitation) => Promise<string | undefined>;
}

/** Asks whom to invite; what was typed stays until it was sent. */
export function InviteForm({ invited, onInvite }: InviteFormProps) {
  const { invite: words, roles: nameOfRole, errorPrefix } = useWords(peopleWords);
  const form = useForm<NewInvitation>({
    defaultValues: { email: '', name: '', language, ...invited, role: 'customer' },
  });
  const { errors, isSubmitting } = form.formState;
  const [fault, setFault] = useState<string>();
  const submit = form.handleSubmit(async (draft) => {
    const said = await onInvite({ ...draft, email: draft.email.trim(), name: draft.name.trim() });
    setFault(said);
    if (said === undefined) form.reset({ ...draft, email: '', name: '' });
  });
  return (
    <section aria-labelledby="invite">
      <h2 id="invite">{words.title}</h2>
      <form
        className="people-form"
        noValidate
        aria-busy={isSubmitting}
        onSubmit={(event) => void submit(event)}
      >
        <FaultNotice fault={fault} />
        <TextField
          id="invite-name"
          label={words.name}
          errorPrefix={errorPrefix}
          error={errors.name?.message}
          input={{
            autoComplete: 'off',
            maxLength: 200,
            ...form.register('name', { validate: (typed) => typed.trim().length > 1 || words.errors.name }),
          }}
        />
        <TextField
          id="invite-email"
          label={words.email}
          errorPrefix={errorPrefix}
          error={errors.email?.message}
          input={{
            type: 'email',
            autoComplete: 'off',
            ...form.register('email', { validate: (typed) => isEmailAddress(typed) || words.errors.email }),
          }}
        />
        <SelectField
          id="invite-role"
          label={words.role}
          errorPrefix={errorPrefix}
          error={undefined}
          choices={roles.map((role) => ({ value: role, label: nameOfRole[role] }))}
          select={form.register('role')}
        />
        <SelectField
          id="invite-language"
          label={words.language}
          errorPrefix={errorPrefix}
          error={undefined}
          choices={languages.map((code) => ({ value: code, label: nameOfLanguage(code) }))}
          select={form.register('language')}
        />
        <div className="actions">
          <button className="button primary" disabled={isSubmitting}>
            {words.submit}
          </button>
        </div>
      </form>
    </section>
  );
}
