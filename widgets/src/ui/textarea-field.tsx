import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

export interface TextareaFieldProps extends FieldProps {
  readonly textarea: ComponentProps<'textarea'>;
}

export function TextareaField({ textarea, ...field }: TextareaFieldProps) {
  return (
    <Field {...field}>
      {(attributes) => <textarea className="control" part="input" dir="auto" {...textarea} {...attributes} />}
    </Field>
  );
}
