import { formatDuration } from '@vakman/domain/format/format.durations';
import type { FoundPerson } from '@vakman/domain/retention/person.answers';
import { retention } from '@vakman/domain/retention/retention';
import { fill } from '@vakman/domain/text/fill';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useState } from 'react';
import { settingsWords } from '../../../generated/settings.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';

interface FoundDataProps {
  readonly address: string;
  readonly data: FoundPerson;
  readonly onTake: () => Promise<void>;
  readonly onErase: () => Promise<void>;
}

/** What there is of somebody, and what becomes of it. Erasing asks for the address again: nobody takes it back. */
export function FoundData({ address, data, onTake, onErase }: FoundDataProps) {
  const { person: words, roles, cancel, errorPrefix } = useWords(settingsWords);
  const [again, setAgain] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { requests, appointments, live, withheld, account } = data;
  const { count, unit } = retention.invoices.limit;
  const run = async (act: () => Promise<void>) => {
    setBusy(true);
    await act();
    setBusy(false);
  };
  const isSure = again?.trim().toLowerCase() === address.toLowerCase();
  return (
    <div className="settings-found">
      <ul aria-live="polite">
        <li>{fill(words.found, { requests, appointments })}</li>
        <li>{account ? fill(words.account, { role: roles[account.role] }) : words.noAccount}</li>
        {live > 0 && <li>{fill(words.live, { count: live })}</li>}
        {withheld > 0 && (
          <li>{fill(words.withheld, { time: formatDuration(count, unit, language), count: withheld })}</li>
        )}
      </ul>
      <div className="settings-acts">
        <button type="button" className="button" disabled={busy} onClick={() => void run(onTake)}>
          {words.export}
        </button>
        {again === undefined && (
          <button type="button" className="button" onClick={() => setAgain('')}>
            {words.erase}
          </button>
        )}
      </div>
      {again !== undefined && (
        <form
          className="settings-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (isSure) void run(onErase);
          }}
        >
          <TextField
            id="erase-address"
            label={words.confirm}
            errorPrefix={errorPrefix}
            error={undefined}
            input={{ value: again, autoComplete: 'off', onChange: ({ target }) => setAgain(target.value) }}
          />
          <div className="settings-acts">
            <button type="submit" className="button primary" disabled={!isSure || busy}>
              {words.sure}
            </button>
            <button type="button" className="button" onClick={() => setAgain(undefined)}>
              {cancel}
            </button>
          </div>
        </form>
      )}
    </div>
  );
}
