import { useEffect, useRef } from 'react';

/** Why something was not done, said at once; nothing where it was. */
export function FaultNotice({ fault }: { readonly fault: string | undefined }) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (fault !== undefined) box.current?.focus();
  }, [fault]);
  if (fault === undefined) return null;
  return (
    <p className="fault-notice" role="alert" tabIndex={-1} ref={box}>
      {fault}
    </p>
  );
}
