import { formatMonth } from '@vakman/domain/format/format.dates';
import type { PartnerReport } from '@vakman/domain/partner/partner.answers';
import { fewestTold } from '@vakman/domain/partner/partner.report';
import { fill } from '@vakman/domain/text/fill';
import { facts } from '../../../generated/facts.ts';
import { partnerReportWords } from '../../../generated/partner-report.words.ts';
import { NoticePage } from '../../app/notice-page.tsx';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import '../partners/figure-table.css';
import './partner-report.css';

interface PartnerReportViewProps {
  /** Null for a link that is none of ours, or came without its secret. */
  readonly report: PartnerReport | null;
}

/** A partner's figures by month; or why his link does not work. */
export function PartnerReportView({ report }: PartnerReportViewProps) {
  const words = useWords(partnerReportWords);
  if (report?.state !== 'open') {
    const { title, text } = words.endings[report?.state ?? 'unknown'];
    return <NoticePage title={title} text={fill(text, { phone: facts.company.phone.display })} />;
  }
  const numbers = new Intl.NumberFormat(language);
  const { columns } = words;
  const few = fill(words.few, { count: fewestTold });
  return (
    <div className="partner-report">
      <h1 dir="auto">{fill(words.title, { name: report.name })}</h1>
      <p>{fill(words.lead, { company: facts.company.name })}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the way to what stands beside a narrow screen */}
      <section className="figures" aria-label={words.caption} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {[
                columns.month,
                columns.requests,
                columns.answered,
                columns.inTime,
                columns.won,
                columns.bookings,
              ].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {report.months.map(({ month, requests, answered, in_time, won, bookings }) => (
              <tr key={month}>
                <th scope="row">{formatMonth(`${month}-01T12:00:00Z`, language)}</th>
                <td>{requests === null ? few : numbers.format(requests)}</td>
                {Object.entries({ answered, in_time, won }).map(([name, count]) => (
                  <td key={name}>
                    {count === null ? <Hidden name={words.hidden} /> : numbers.format(count)}
                  </td>
                ))}
                <td>{bookings === null ? few : numbers.format(bookings)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="partner-report-note">{fill(words.note, { count: fewestTold })}</p>
    </div>
  );
}

/** A dash for the eye, and what it means for whoever hears it. */
function Hidden({ name }: { readonly name: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="unseen">{name}</span>
    </>
  );
}
