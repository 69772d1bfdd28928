import type { MailTrouble } from '@vakman/domain/mail-trouble/mail-trouble.answers';
import { fill } from '@vakman/domain/text/fill';
import { mailTroubleWords } from '../../../generated/mail-trouble.words.ts';
import { useWords } from '../../words/use-words.ts';
import { FailingMailRow } from '../mail-trouble/failing-mail-row.tsx';
import type { MailActions } from '../mail-trouble/mail-actions.ts';
import { OutageRoads } from './outage-roads.tsx';
import { SettingsPart } from './settings-part.tsx';
import { TestMail } from './test-mail.tsx';

interface MailPartProps {
  readonly trouble: MailTrouble;
  readonly actions: MailActions;
  readonly onTest: () => Promise<void>;
}

/** Whether mail leaves, what does not, and who hears of it when nothing does. */
export function MailPart({ trouble, actions, onTest }: MailPartProps) {
  const words = useWords(mailTroubleWords);
  const { count, rows } = trouble.failing;
  return (
    <SettingsPart title={words.settings}>
      {count === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <p className="fault-notice">
            {words.title}: {count}
          </p>
          <ul className="settings-mails">
            {rows.map((mail) => (
              <FailingMailRow key={mail.id} mail={mail} actions={actions} />
            ))}
          </ul>
          {count > rows.length && <p>{fill(words.more, { count: count - rows.length })}</p>}
          <p className="settings-acts">
            <button type="button" className="button" onClick={() => void actions.retryAll()}>
              {words.retryAll}
            </button>
          </p>
        </>
      )}
      <TestMail test={trouble.test} onTest={onTest} />
      <OutageRoads roads={trouble.roads} outage={trouble.outage} />
    </SettingsPart>
  );
}
