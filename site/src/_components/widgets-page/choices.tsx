interface Choice {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

export interface ChoicesProps {
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
      {choices.map(({ value, label, hint }, index) => (
        <label key={value} className="choice">
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
