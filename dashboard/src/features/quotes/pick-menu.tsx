import type { Choice } from '@vakman/widgets/ui/select-field.tsx';
import { Icon } from '@vakman/widgets/ui/icon.tsx';

interface PickMenuProps {
  /** What is done with what is picked; it stands in the menu. */
  readonly label: string;
  /** Where the label alone does not say what it belongs to. */
  readonly name?: string;
  readonly choices: readonly Choice[];
  readonly onPick: (value: string) => void;
}

/** A menu out of which one thing after the other is taken; nothing stays chosen. */
export function PickMenu({ label, name = label, choices, onPick }: PickMenuProps) {
  return (
    <div className="select pick-menu">
      <select className="control" aria-label={name} value="" onChange={({ target }) => onPick(target.value)}>
        <option value="">{label}</option>
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="chevron" />
    </div>
  );
}
