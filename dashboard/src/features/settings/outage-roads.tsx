import { formatDateTime } from '@vakman/domain/format/format.dates';
import type { MailTrouble } from '@vakman/domain/mail-trouble/mail-trouble.answers';
import { fill } from '@vakman/domain/text/fill';
import { mailTroubleWords } from '../../../generated/mail-trouble.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';

type OutageRoadsProps = Pick<MailTrouble, 'roads' | 'outage'>;

/** By which other road the admins hear of a day without mail, and whether they did. */
export function OutageRoads({ roads, outage }: OutageRoadsProps) {
  const { road: words } = useWords(mailTroubleWords);
  const moment = (instant: string) => ({ moment: formatDateTime(instant, language) });
  return (
    <>
      <h3>{words.title}</h3>
      {roads === null && <p>{words.unknown}</p>}
      {roads?.length === 0 && <p>{words.none}</p>}
      {roads?.map((road) => (
        <p key={road}>{words[road]}</p>
      ))}
      {outage && (
        <p className="fault-notice">
          {fill(words.outage, moment(outage.since))}{' '}
          {outage.told_at !== null && fill(words.told, moment(outage.told_at))}
          {outage.last_error !== null && (
            <>
              {words.notTold} <code dir="ltr">{outage.last_error}</code>
            </>
          )}
        </p>
      )}
    </>
  );
}
