import { formatDateTime } from '@vakman/domain/format/format.dates';
import { formatDuration } from '@vakman/domain/format/format.durations';
import type { ErasedCounts, RetentionRun } from '@vakman/domain/office-settings/office-settings.answers';
import { retention, type KeptName } from '@vakman/domain/retention/retention';
import { fill } from '@vakman/domain/text/fill';
import { useState } from 'react';
import { settingsWords } from '../../../generated/settings.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { SettingsPart } from './settings-part.tsx';

interface RetentionPartProps {
  /** What would be taken away now. */
  readonly due: ErasedCounts;
  readonly lastRun: RetentionRun | undefined;
  readonly onRun: () => Promise<void>;
}

const names = Object.keys(retention) as KeptName[];

/** What is kept how long, and the job that takes it away. */
export function RetentionPart({ due, lastRun, onRun }: RetentionPartProps) {
  const { retention: words, cancel } = useWords(settingsWords);
  const [state, setState] = useState<'idle' | 'sure' | 'busy'>('idle');
  const { requests = 0, bookings = 0, invoices = 0 } = due;
  const [files, accounts] = [lastRun?.files_stuck ?? 0, lastRun?.accounts_stuck ?? 0];
  const run = async () => {
    setState('busy');
    await onRun();
    setState('idle');
  };
  return (
    <SettingsPart title={words.title}>
      <table className="settings-table">
        <thead>
          <tr>
            <th scope="col">{words.what}</th>
            <th scope="col">{words.long}</th>
            <th scope="col">{words.why}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">
                {words.kept[name]}
                <span className="settings-reason">{words.reasons[retention[name].why]}</span>
              </th>
              <td>{formatDuration(retention[name].limit.count, retention[name].limit.unit, language)}</td>
              <td>{words.by[retention[name].by]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {lastRun ? fill(words.last, { moment: formatDateTime(lastRun.last_run_at, language) }) : words.never}
      </p>
      {files + accounts > 0 && <p className="fault-notice">{fill(words.stuck, { files, accounts })}</p>}
      <p>{fill(words.due, { requests, bookings, invoices })}</p>
      <p className="settings-acts">
        {state === 'idle' ? (
          <button type="button" className="button" onClick={() => setState('sure')}>
            {words.run}
          </button>
        ) : (
          <>
            <button
              type="button"
              className="button primary"
              disabled={state === 'busy'}
              onClick={() => void run()}
            >
              {words.sure}
            </button>
            <button type="button" className="button" onClick={() => setState('idle')}>
              {cancel}
            </button>
          </>
        )}
      </p>
    </SettingsPart>
  );
}
