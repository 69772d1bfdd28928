import type { ReactNode } from 'react';

/** Words on a strip of masking tape, torn off at both ends. */
export function TapeLabel({ children }: { readonly children: ReactNode }) {
  return <span className="tape-label">{children}</span>;
}
