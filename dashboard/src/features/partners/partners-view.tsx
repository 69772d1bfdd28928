import { formatMonth } from '@vakman/domain/format/format.dates';
import { formatCsv } from '@vakman/domain/text/csv';
import { fill } from '@vakman/domain/text/fill';
import type { Partner } from '@vakman/domain/partner/partner.answers';
import type { PartnerTotal } from '@vakman/domain/partner-figures/partner-figures.totals';
import type { PartnerDraft } from '@vakman/supabase/client/partners';
import { SelectField } from '@vakman/widgets/ui/select-field.tsx';
import { Suspense, useState, type ReactNode } from 'react';
import { partnersWords } from '../../../generated/partners.words.ts';
import { language } from '../../words/language.ts';
import { lazyPage } from '../../router/lazy-page.ts';
import { useWords } from '../../words/use-words.ts';
import { saveFile } from '../own-data/save-file.ts';
import { FigureTable } from './figure-table.tsx';
import { MonthChart } from './month-chart.tsx';
import { PartnerAbout } from './partner-about.tsx';
import type { PartnerActions } from './partner-actions.ts';
import { PartnerCode } from './partner-code.tsx';
import './partners.css';

// With the first that somebody writes down.
const PartnerForm = lazyPage(() => import('./partner-form.tsx'));

/** Months that are shown. */
export const periods = [3, 12, 24] as const;
export type Period = (typeof periods)[number];

interface PartnersViewProps {
  /** What came, by source. */
  readonly totals: readonly PartnerTotal[];
  /** Who the sources are, as far as it was written down. */
  readonly partners: readonly Partner[];
  /** For admins. */
  readonly actions: PartnerActions | undefined;
  /** The webhook of a partner; for admins. */
  readonly renderWebhook?: ((source: string) => ReactNode) | undefined;
  readonly period: Period;
  readonly onPeriod: (period: Period) => void;
}

/** Partners beside each other, and each month by month. */
export function PartnersView({
  totals,
  partners,
  actions,
  renderWebhook,
  period,
  onPeriod,
}: PartnersViewProps) {
  const words = useWords(partnersWords);
  const { columns } = words;
  const [draft, setDraft] = useState<PartnerDraft>();
  const partnerOf = (source: string | null) => partners.find((partner) => partner.source === source);
  const nameOf = (source: string | null) => partnerOf(source)?.name ?? source ?? words.ownSite;
  const monthOf = (month: string) => formatMonth(`${month}-01T12:00:00Z`, language);
  const takeAll = () => {
    const head = [
      columns.partner,
      columns.month,
      columns.requests,
      columns.answered,
      columns.inTime,
      columns.won,
      columns.bookings,
      columns.worth,
    ];
    const lines = totals.flatMap(({ source, months }) =>
      months.map((row) => [
        nameOf(source),
        row.month,
        row.requests,
        row.answered,
        row.in_time,
        row.won,
        row.bookings,
        row.worth,
      ]),
    );
    const file = new Blob([formatCsv([head, ...lines])], { type: 'text/csv;charset=utf-8' });
    saveFile(file, `${words.file}.csv`);
  };
  return (
    <div className="partners">
      <div className="partners-head">
        <h1>{words.title}</h1>
        <div className="partner-acts">
          {actions && (
            <button
              type="button"
              className="button primary"
              onClick={() =>
                setDraft({ source: '', name: '', site: null, contact_email: null, version: null })
              }
            >
              {words.add}
            </button>
          )}
          {totals.length > 0 && (
            <button type="button" className="button" onClick={takeAll}>
              {words.csv}
            </button>
          )}
        </div>
      </div>
      <p className="partners-lead">{words.lead}</p>
      <p className="partners-lead">{words.worthNote}</p>
      <SelectField
        id="partners-period"
        label={words.period}
        errorPrefix={words.errorPrefix}
        error={undefined}
        choices={periods.map((each) => ({
          value: String(each),
          label: fill(words.months, { count: each }),
        }))}
        select={{
          value: String(period),
          onChange: ({ target }) => onPeriod(Number(target.value) as Period),
        }}
      />
      {totals.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <FigureTable
          first={columns.partner}
          rows={totals.map((total) => ({ key: total.source ?? '', name: nameOf(total.source), ...total }))}
        />
      )}
      {totals.map(({ source, months }) => (
        <details key={source ?? ''} className="partner">
          <summary>
            <span dir="auto">{nameOf(source)}</span> · {words.byMonth}
          </summary>
          {source !== null && (
            <>
              <PartnerAbout
                source={source}
                partner={partnerOf(source)}
                actions={actions}
                onEdit={setDraft}
                renderWebhook={renderWebhook}
              />
              {!partnerOf(source)?.ended_at && <PartnerCode source={source} />}
            </>
          )}
          <MonthChart title={`${nameOf(source)} · ${words.byMonth}`} months={months} />
          <FigureTable
            first={columns.month}
            rows={months.map((row) => ({ key: row.month, name: monthOf(row.month), ...row }))}
          />
        </details>
      ))}
      <Suspense fallback={null}>
        {draft && actions && (
          <PartnerForm partner={draft} onSave={actions.save} onClose={() => setDraft(undefined)} />
        )}
      </Suspense>
    </div>
  );
}
