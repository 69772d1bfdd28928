import { controlAttributes } from '@vakman/domain/form/form.field';
import type { ComponentProps } from 'react';
import { FieldNotes, type FieldProps } from './field.tsx';

export interface CheckboxFieldProps extends FieldProps {
  readonly input: ComponentProps<'input'>;
}

/** One sentence to agree with; what it is about stands above it. */
export function CheckboxField({ label, errorPrefix, input, ...notes }: CheckboxFieldProps) {
  return (
    <div className={notes.error ? 'field wrong' : 'field'}>
      <FieldNotes {...notes} errorPrefix={errorPrefix} />
      <label className="option">
        <input {...input} type="checkbox" {...controlAttributes(notes)} />
        <span>{label}</span>
      </label>
    </div>
  );
}
