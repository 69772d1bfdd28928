import { Link } from '@swan-io/chicane';
import type { OfficeSettings } from '@vakman/domain/office-settings/office-settings.answers';
import { useState } from 'react';
import { settingsWords } from '../../../generated/settings.words.ts';
import { router } from '../../router/router.ts';
import { useWords } from '../../words/use-words.ts';
import { SettingsPart } from './settings-part.tsx';

interface FactorPartProps {
  readonly settings: Pick<OfficeSettings, 'second_factor' | 'second_factor_required' | 'own_second_factor'>;
  readonly onRequire: (required: boolean) => Promise<void>;
}

/** Whether a second factor is asked of everybody; who has none is led to his own first. */
export function FactorPart({ settings, onRequire }: FactorPartProps) {
  const { factor: words } = useWords(settingsWords);
  const [busy, setBusy] = useState(false);
  const { second_factor: exists, second_factor_required: required, own_second_factor: own } = settings;
  const run = async () => {
    setBusy(true);
    await onRequire(!required);
    setBusy(false);
  };
  return (
    <SettingsPart title={words.title}>
      <p>{required ? words.on : words.off}</p>
      {!exists && !required && <p>{words.unavailable}</p>}
      {exists && !own && !required && (
        <p>
          {words.ownFirst} <Link to={`${router.profile()}#second-factor`}>{words.link}</Link>
        </p>
      )}
      {(required || (exists && own)) && (
        <p className="settings-acts">
          <button type="button" className="button" disabled={busy} onClick={() => void run()}>
            {required ? words.release : words.require}
          </button>
        </p>
      )}
    </SettingsPart>
  );
}
