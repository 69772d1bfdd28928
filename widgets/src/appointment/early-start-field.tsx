import { useEffect, useRef } from 'react';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import type { AppointmentStepProps } from './appointment-view.tsx';

interface EarlyStartFieldProps extends Pick<AppointmentStepProps, 'words'> {
  readonly id: string;
  readonly error: string | undefined;
  readonly ticked: boolean;
  readonly onTick: (ticked: boolean) => void;
}

/** The visitor's request for a visit within his withdrawal period, in the words of the booking form. */
export function EarlyStartField({ id, words, error, ticked, onTick }: EarlyStartFieldProps) {
  const { label, hint } = words.booking.fields.early_start;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) box.current?.focus();
  }, [error]);
  return (
    <CheckboxField
      {...{ id, label, hint, error }}
      errorPrefix=""
      input={{ ref: box, checked: ticked, onChange: ({ currentTarget }) => onTick(currentTarget.checked) }}
    />
  );
}
