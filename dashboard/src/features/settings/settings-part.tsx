import { useId, type ReactNode } from 'react';

interface SettingsPartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A group of settings under its heading. */
export function SettingsPart({ title, children }: SettingsPartProps) {
  const id = useId();
  return (
    <section className="settings-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
