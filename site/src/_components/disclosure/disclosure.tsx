import type { ReactNode } from 'react';

export interface DisclosureProps {
  readonly more: string;
  readonly less: string;
  /** What it tells more about, for those who hear the button alone. */
  readonly about: string;
  readonly children: ReactNode;
}

/** A button that opens and closes what stands below it, without script. */
export function Disclosure({ more, less, about, children }: DisclosureProps) {
  return (
    <details className="disclosure">
      <summary>
        <span className="when-closed">{more}</span>
        <span className="when-open">{less}</span>
        <span className="unseen">: {about}</span>
      </summary>
      <div className="disclosure-content">{children}</div>
    </details>
  );
}
