import { useId } from 'react';

interface CopiedTextProps {
  readonly label: string;
  readonly text: string;
  /** Where it has several. */
  readonly lines?: number;
}

/** A text to take elsewhere; a press on it selects it all. */
export function CopiedText({ label, text, lines = 1 }: CopiedTextProps) {
  const id = useId();
  const select = ({ currentTarget }: { readonly currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
    currentTarget.select();
  // The press that brings the focus puts the caret somewhere afterwards.
  const shared = {
    onFocus: select,
    onClick: select,
    id,
    className: 'control',
    readOnly: true,
    spellCheck: false,
    value: text,
  } as const;
  return (
    <div className="partner-copied">
      <label htmlFor={id}>{label}</label>
      {lines > 1 ? <textarea {...shared} rows={lines} translate="no" /> : <input {...shared} />}
    </div>
  );
}
