/** What stands at a control, whoever renders it: React in the widgets, text in the forms without script. */
export interface FieldNotes {
  /** Of the control; unique on its page, or within its shadow root. */
  readonly id: string;
  /** Anything that is shown; empty or absent where the label says it all. */
  readonly hint?: unknown;
  /** Absent where nothing is wrong. */
  readonly error?: string | undefined;
  /** Whether it may stay empty. */
  readonly isOptional?: boolean | undefined;
}

/** Attributes of a control by their names in HTML; those that are undefined are left out. */
export interface ControlAttributes {
  readonly id: string;
  /** Not `required`, by which browsers and screen readers call a field wrong that nobody has come to yet. */
  readonly 'aria-required': 'true' | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': 'true' | undefined;
}

export const hintId = (id: string) => `${id}-hint`;
export const errorId = (id: string) => `${id}-error`;

/** What binds a control to its hint and error; the hint is read first, as it stands first. */
export function controlAttributes({ id, hint, error, isOptional }: FieldNotes): ControlAttributes {
  const notes = [hint ? hintId(id) : '', error ? errorId(id) : ''].filter(Boolean);
  return {
    id,
    'aria-required': isOptional ? undefined : 'true',
    'aria-describedby': notes.join(' ') || undefined,
    'aria-invalid': error ? 'true' : undefined,
  };
}
