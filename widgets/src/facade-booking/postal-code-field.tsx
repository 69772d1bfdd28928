import { postalCodeField } from '@vakman/domain/contact/contact.fields';
import { servedTown } from '@vakman/domain/service-area';
import { useEffect, useState } from 'react';
import { facts } from '../../generated/facts.ts';
import { AreaHint } from '../form/area-hint.tsx';
import { inputAttributes } from '../form/input-attributes.ts';
import { TextField } from '../ui/text-field.tsx';
import type { FacadeBookingProps } from './facade-booking.props.ts';
import { fieldError, type BookingControls } from './facade-booking.validation.ts';
import { QuoteLink } from './quote-link.tsx';

interface PostalCodeFieldProps extends Pick<FacadeBookingProps, 'language' | 'words'> {
  readonly source: string | undefined;
  readonly form: BookingControls;
}

/** Where the facade is; beyond the served towns it says so while it is typed, and leads to the quote form. */
export function PostalCodeField({ form, language, words, source }: PostalCodeFieldProps) {
  const { messages } = words;
  const { name } = postalCodeField;
  const isOutside = useOutside(form);
  return (
    <>
      <TextField
        id={name}
        label={messages.fields.postal_code.label}
        hint={<AreaHint form={form} first={form.getValues('postal_code')} messages={messages} />}
        error={fieldError(form, messages, name)}
        errorPrefix={messages.errorSummary.prefix}
        input={{ ...form.register(name), ...inputAttributes(postalCodeField) }}
      />
      {isOutside && (
        <QuoteLink
          {...{ form, language, words, source }}
          text={messages.outside.text}
          label={messages.outside.link}
        />
      )}
    </>
  );
}

const outside = (code: string) => servedTown(code, facts.servedTowns) === null;

/** Whether the postal code, as far as it is typed, is a Dutch one beyond the served towns. */
function useOutside({ getValues, subscribe }: BookingControls): boolean {
  const [isOutside, setOutside] = useState(() => outside(getValues('postal_code')));
  useEffect(
    () =>
      subscribe({
        name: 'postal_code',
        formState: { values: true },
        callback: ({ values }) => setOutside(outside(values.postal_code)),
      }),
    [subscribe],
  );
  return isOutside;
}
