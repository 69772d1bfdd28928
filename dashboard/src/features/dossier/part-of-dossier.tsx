import type { ReactNode } from 'react';

interface PartOfDossierProps {
  readonly id: string;
  readonly title: string;
  /** What stands there once there is something; undefined where there is. */
  readonly empty: string | undefined;
  /** What can be done about that. */
  readonly way?: ReactNode;
  readonly children: ReactNode;
}

/** A list of one kind, or what will stand there. */
export function PartOfDossier({ id, title, empty, way, children }: PartOfDossierProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {empty === undefined ? (
        children
      ) : (
        <div className="dossier-empty">
          <p>{empty}</p>
          {way}
        </div>
      )}
    </section>
  );
}
