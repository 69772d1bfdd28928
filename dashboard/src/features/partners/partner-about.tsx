import { formatDate } from '@vakman/domain/format/format.dates';
import type { Partner } from '@vakman/domain/partner/partner.answers';
import { fill } from '@vakman/domain/text/fill';
import type { PartnerDraft } from '@vakman/supabase/client/partners';
import { useState, type ReactNode } from 'react';
import { partnersWords } from '../../../generated/partners.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { FaultNotice } from '../people/fault-notice.tsx';
import type { PartnerActions } from './partner-actions.ts';
import { ReportLink } from './report-link.tsx';

interface PartnerAboutProps {
  readonly source: string;
  /** Undefined where nobody wrote down who it is. */
  readonly partner: Partner | undefined;
  /** For admins. */
  readonly actions: PartnerActions | undefined;
  readonly onEdit: (partner: PartnerDraft) => void;
  /** Where he is told of what came by his name; for admins. */
  readonly renderWebhook: ((source: string) => ReactNode) | undefined;
}

/** Who a source is, and what an admin does with him. */
export function PartnerAbout({ source, partner, actions, onEdit, renderWebhook }: PartnerAboutProps) {
  const words = useWords(partnersWords);
  const [isAsking, setIsAsking] = useState(false);
  const [fault, setFault] = useState<string>();
  if (!partner) {
    if (!actions) return null;
    const draft = { source, name: '', site: null, contact_email: null, version: null };
    return (
      <div className="partner-about">
        <button type="button" className="button" onClick={() => onEdit(draft)}>
          {words.writeDown}
        </button>
      </div>
    );
  }
  const { site, contact_email, ended_at } = partner;
  const end = async (ended: boolean) => {
    setFault(await actions?.end(source, ended));
    setIsAsking(false);
  };
  return (
    <>
      <div className="partner-about">
        <span>{source}</span>
        {site !== null && (
          <a href={site} rel="noreferrer nofollow" target="_blank">
            {site}
          </a>
        )}
        {contact_email !== null && <a href={`mailto:${contact_email}`}>{contact_email}</a>}
        {ended_at !== null && <span>{fill(words.endedSince, { date: formatDate(ended_at, language) })}</span>}
      </div>
      {actions && (
        <>
          <FaultNotice fault={fault} />
          <div className="partner-acts">
            <button type="button" className="button" onClick={() => onEdit(partner)}>
              {words.edit}
            </button>
            {ended_at !== null ? (
              <button type="button" className="link" onClick={() => void end(false)}>
                {words.resume}
              </button>
            ) : isAsking ? (
              <>
                <button type="button" className="button" onClick={() => void end(true)}>
                  {words.endSurely}
                </button>
                <button type="button" className="link" onClick={() => setIsAsking(false)}>
                  {words.keep}
                </button>
              </>
            ) : (
              <button type="button" className="link" onClick={() => setIsAsking(true)}>
                {words.end}
              </button>
            )}
          </div>
          {ended_at === null && (
            <>
              <ReportLink partner={partner} actions={actions} />
              {renderWebhook?.(source)}
            </>
          )}
        </>
      )}
    </>
  );
}
