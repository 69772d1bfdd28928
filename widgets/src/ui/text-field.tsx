import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

export interface TextFieldProps extends FieldProps {
  readonly input: ComponentProps<'input'>;
}

/** Each value decides its own direction, so that Arabic and Hebrew read as they should. */
export function TextField({ input, ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      {(attributes) => <input className="control" part="input" dir="auto" {...input} {...attributes} />}
    </Field>
  );
}
