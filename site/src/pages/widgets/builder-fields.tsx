import type { ReactNode } from 'react';

export interface TypedFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  /** Said by the script when what was typed cannot be. */
  readonly fault: string;
  /** Another way to fill it in. */
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
}

/** A text field with room for what is wrong with it. */
export function TypedField({ name, label, hint, fault, beside, children }: TypedFieldProps) {
  return (
    <div className="builder-field" data-field={name}>
      <label htmlFor={name}>{label}</label>
      <p className="small" id={`${name}-hint`}>
        {hint}
      </p>
      <div className="builder-typed">
        <input
          id={name}
          name={name}
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={`${name}-hint ${name}-fault`}
        />
        {beside}
      </div>
      <p className="builder-fault" id={`${name}-fault`} aria-live="polite" data-words={fault} />
      {children}
    </div>
  );
}

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
  /** The choice is shown when that field is. */
  readonly field?: string;
}

interface ChoicesProps {
  readonly name: string;
  readonly legend: string;
  /** The first one is chosen. */
  readonly choices: readonly Choice[];
}

/** One of a few, all to be seen. */
export function Choices({ name, legend, choices }: ChoicesProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {choices.map(({ value, label, hint, field }, index) => (
        <label key={value} className="choice" data-field={field}>
          <input type="radio" name={name} value={value} defaultChecked={index === 0} />
          <span>
            {label}
            {hint && <small className="small">{hint}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
