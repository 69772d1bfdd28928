import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps extends FieldProps {
  readonly choices: readonly Choice[];
  readonly select: ComponentProps<'select'>;
}

/** The browser's own select: phones know it, and it works without script. */
export function SelectField({ choices, select, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      {(attributes) => (
        <div className="select">
          <select className="control" part="input" {...select} {...attributes}>
            {choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="chevron" />
        </div>
      )}
    </Field>
  );
}
