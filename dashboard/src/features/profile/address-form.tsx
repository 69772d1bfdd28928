import { fitsContactField } from '@vakman/domain/contact/contact.schema';
import { addressLabelLength, addressesOfAPerson } from '@vakman/domain/profile/profile.addresses';
import type { ProfileAddress } from '@vakman/domain/profile/profile.answers';
import { BackendError } from '@vakman/supabase/client/connection';
import { fill } from '@vakman/domain/text/fill';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { profileWords } from '../../../generated/profile.words.ts';
import { useWords } from '../../words/use-words.ts';

export interface AddressFormProps {
  /** Empty texts for a new one. */
  readonly address: ProfileAddress;
  /** Rejects where it could not be kept; what was typed stays. */
  readonly onSave: (address: ProfileAddress) => Promise<void>;
  readonly onCancel: () => void;
}

type Draft = Record<'label' | 'street_address' | 'postal_code', string>;

/** One address, new or changed. */
export function AddressForm({ address, onSave, onCancel }: AddressFormProps) {
  const { addresses: words, ...all } = useWords(profileWords);
  const [failure, setFailure] = useState<'full' | 'failed'>();
  const { id, street_address, postal_code } = address;
  const form = useForm<Draft>({
    defaultValues: { label: address.label ?? '', street_address, postal_code },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (draft) => {
    try {
      await onSave({ id, ...draft, label: draft.label.trim() || null });
    } catch (error) {
      const isFull = error instanceof BackendError && error.code === 'too_many_addresses';
      setFailure(isFull ? 'full' : 'failed');
    }
  });
  const contact = (field: 'street_address' | 'postal_code') =>
    form.register(field, { validate: (typed) => fitsContactField(field, typed) || words.errors[field] });
  const label = form.register('label', {
    validate: (typed) =>
      [...typed.trim()].length <= addressLabelLength ||
      fill(words.errors.label, { count: addressLabelLength }),
  });

  return (
    <form
      className="profile-form"
      noValidate
      aria-busy={isSubmitting}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        id={`street-${id}`}
        label={words.street_address}
        errorPrefix={all.errorPrefix}
        error={errors.street_address?.message}
        input={{ autoComplete: 'address-line1', autoFocus: true, ...contact('street_address') }}
      />
      <TextField
        id={`postal-code-${id}`}
        label={words.postal_code}
        errorPrefix={all.errorPrefix}
        error={errors.postal_code?.message}
        input={{ autoComplete: 'postal-code', autoCapitalize: 'characters', ...contact('postal_code') }}
      />
      <TextField
        id={`label-${id}`}
        label={words.label}
        errorPrefix={all.errorPrefix}
        error={errors.label?.message}
        input={label}
      />
      <div className="actions">
        <button className="button primary" disabled={isSubmitting}>
          {all.save}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
      {failure && (
        <p className="fault-notice" role="alert">
          {failure === 'full' ? fill(words.full, { count: addressesOfAPerson }) : all.failed}
        </p>
      )}
    </form>
  );
}
