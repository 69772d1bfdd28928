import { useId, type ReactNode } from 'react';

interface RequestPartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a request under its heading. */
export function RequestPart({ title, children }: RequestPartProps) {
  const id = useId();
  return (
    <section className="request-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
