import { handOffAddress } from '@vakman/domain/hand-off/hand-off.address';
import { useId } from 'react';
import { addresses } from '../../../generated/addresses.ts';
import { pagePaths } from '../../../generated/page-paths.ts';
import { partnersWords } from '../../../generated/partners.words.ts';
import { useWords } from '../../words/use-words.ts';

/** The link by which whatever comes counts as this partner's; a press on it selects it all. */
export function PartnerLink({ source }: { readonly source: string }) {
  const words = useWords(partnersWords);
  const id = useId();
  const href = handOffAddress(`${addresses.siteUrl}${pagePaths.quote}`, { source });
  return (
    <div className="partner-link">
      <label htmlFor={id}>{words.link}</label>
      <input id={id} className="control" readOnly value={href} onFocus={({ target }) => target.select()} />
    </div>
  );
}
