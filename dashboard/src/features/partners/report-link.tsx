import { formatDate } from '@vakman/domain/format/format.dates';
import type { Partner } from '@vakman/domain/partner/partner.answers';
import { fill } from '@vakman/domain/text/fill';
import { useId, useState } from 'react';
import { partnersWords } from '../../../generated/partners.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { FaultNotice } from '../people/fault-notice.tsx';
import { CopiedText } from './copied-text.tsx';
import type { PartnerActions } from './partner-actions.ts';

interface ReportLinkProps {
  readonly partner: Pick<Partner, 'source' | 'report_since'>;
  readonly actions: Pick<PartnerActions, 'openReport' | 'closeReport'>;
}

/** Makes the link to a partner's report, shows it once, and takes it back. */
export function ReportLink({ partner: { source, report_since }, actions }: ReportLinkProps) {
  const words = useWords(partnersWords).report;
  const title = useId();
  const [address, setAddress] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const open = async () => {
    setIsBusy(true);
    const made = await actions.openReport(source);
    setAddress(made.address);
    setFault(made.fault);
    setIsBusy(false);
  };
  const close = async () => {
    setIsBusy(true);
    const said = await actions.closeReport(source);
    if (said === undefined) setAddress(undefined);
    setFault(said);
    setIsBusy(false);
  };
  return (
    <section className="partner-report-link" aria-labelledby={title}>
      <h2 id={title}>{words.title}</h2>
      <p>{words.hint}</p>
      {report_since !== null && <p>{fill(words.since, { date: formatDate(report_since, language) })}</p>}
      {address !== undefined && <CopiedText label={words.address} text={address} />}
      <FaultNotice fault={fault} />
      <div className="partner-acts">
        <button type="button" className="button" disabled={isBusy} onClick={() => void open()}>
          {report_since === null ? words.make : words.renew}
        </button>
        {report_since !== null && (
          <button type="button" className="link" disabled={isBusy} onClick={() => void close()}>
            {words.close}
          </button>
        )}
      </div>
    </section>
  );
}
