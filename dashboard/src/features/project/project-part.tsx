import { useId, type ReactNode } from 'react';

interface ProjectPartProps {
  readonly title: string;
  /** What leads here from elsewhere on the page. */
  readonly anchor?: string;
  readonly children: ReactNode;
}

/** A part of a project under its heading. */
export function ProjectPart({ title, anchor, children }: ProjectPartProps) {
  const id = useId();
  return (
    <section className="project-part" aria-labelledby={id} id={anchor}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
