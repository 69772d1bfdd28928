import { honeypotName } from '@vakman/domain/form/form.honeypot.ts';
import type { RefObject } from 'react';

interface HoneypotProps {
  /** Says to leave it empty, to who meets it all the same. */
  readonly label: string;
  readonly input: RefObject<HTMLInputElement | null>;
}

/**
 * A field that no visitor sees. What fills it in may be his browser, so he is told, and it is gone when he tries again.
 */
export function Honeypot({ label, input }: HoneypotProps) {
  return (
    <div className="unseen" aria-hidden="true">
      <label>
        {label}
        <input name={honeypotName} tabIndex={-1} autoComplete="off" ref={input} />
      </label>
    </div>
  );
}
