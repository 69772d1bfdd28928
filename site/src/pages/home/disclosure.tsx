import type { ReactNode } from 'react';
import { usePage } from '../../page/page-context.tsx';

export interface DisclosureProps {
  readonly more: string;
  readonly less: string;
  /** What the button says where a phone leaves little room; the same where nothing is given. */
  readonly moreShort?: string;
  readonly lessShort?: string;
  /** What it tells more about, for those who hear the button alone. */
  readonly about: string;
  readonly children: ReactNode;
}

/** A button that opens and closes what stands below it, without script. */
export function Disclosure({ more, moreShort, less, lessShort, about, children }: DisclosureProps) {
  const { t } = usePage();
  return (
    <details className="disclosure">
      <summary>
        <span className="when-closed">
          <ByWidth wide={more} narrow={moreShort} />
        </span>
        <span className="when-open">
          <ByWidth wide={less} narrow={lessShort} />
        </span>
        <span className="unseen"> {t('disclosureAbout', { about })}</span>
      </summary>
      <div className="disclosure-content">{children}</div>
    </details>
  );
}

function ByWidth({ wide, narrow }: { readonly wide: string; readonly narrow: string | undefined }) {
  if (narrow === undefined) return wide;
  return (
    <>
      <span className="wide">{wide}</span>
      <span className="narrow">{narrow}</span>
    </>
  );
}
