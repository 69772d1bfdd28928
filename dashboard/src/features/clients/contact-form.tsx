import { fitsContactField } from '@vakman/domain/contact/contact.schema';
import { contactFields, contactRules } from '@vakman/domain/contact/contact.fields';
import type { ClientFile } from '@vakman/domain/request-handling/client-file.answers';
import { fill } from '@vakman/domain/text/fill';
import type { CorrectedContact } from '@vakman/supabase/client/clients';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { clientsWords } from '../../../generated/clients.words.ts';
import { useWords } from '../../words/use-words.ts';
import type { ClientActions, CorrectionFault } from './client-actions.ts';
import { correctedFields } from './correction-of.ts';

interface ContactFormProps {
  readonly client: ClientFile;
  readonly onCorrect: ClientActions['correct'];
  readonly onClose: () => void;
}

/** Asks how a client is reached; what was typed stays until it was saved. */
export function ContactForm({ client: { contact, given }, onCorrect, onClose }: ContactFormProps) {
  const { correction: words, errorPrefix } = useWords(clientsWords);
  const form = useForm<CorrectedContact>({
    defaultValues: {
      name: contact.name ?? '',
      phone: contact.phone ?? '',
      street_address: contact.street_address ?? '',
      postal_code: contact.postal_code ?? '',
    },
  });
  const { errors, isSubmitting } = form.formState;
  const [fault, setFault] = useState<CorrectionFault>();
  useEffect(() => form.setFocus('name'), [form]);
  const submit = form.handleSubmit(async (typed) => {
    const why = await onCorrect(typed);
    setFault(why);
    if (why === undefined) onClose();
  });
  return (
    <form
      className="request-form"
      noValidate
      aria-busy={isSubmitting}
      onSubmit={(event) => void submit(event)}
    >
      <p className="request-muted">{words.note}</p>
      {correctedFields.map((field) => (
        <TextField
          key={field}
          id={`client-${field}`}
          label={words.fields[field]}
          hint={given?.[field] ? fill(words.given, { value: given[field] }) : undefined}
          errorPrefix={errorPrefix}
          error={errors[field]?.message}
          input={{
            type: contactFields.find(({ name }) => name === field)?.control ?? 'text',
            // A browser knows whoever types, not the customer.
            autoComplete: 'off',
            maxLength: contactRules[field].max,
            ...form.register(field, {
              validate: (typed) =>
                typed.trim() === '' || fitsContactField(field, typed) || words.faults[field],
            }),
          }}
        />
      ))}
      {fault && (
        <p className="fault-notice" role="alert">
          {words.faults[fault]}
        </p>
      )}
      <p className="request-ways">
        <button className="button primary" disabled={isSubmitting}>
          {words.save}
        </button>
        <button type="button" className="link" onClick={onClose}>
          {words.cancel}
        </button>
      </p>
    </form>
  );
}
