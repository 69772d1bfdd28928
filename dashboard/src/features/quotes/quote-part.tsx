import { useId, type ReactNode } from 'react';

interface QuotePartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a quote under its heading. */
export function QuotePart({ title, children }: QuotePartProps) {
  const id = useId();
  return (
    <section className="quote-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
