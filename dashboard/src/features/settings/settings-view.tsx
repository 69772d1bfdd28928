import { Link } from '@swan-io/chicane';
import type {
  ErasedCounts,
  OfficeSettings,
  RetentionRun,
} from '@vakman/domain/office-settings/office-settings.answers';
import { settingsWords } from '../../../generated/settings.words.ts';
import { router } from '../../router/router.ts';
import { useWords } from '../../words/use-words.ts';
import { AddressesPart } from './addresses-part.tsx';
import { FactorPart } from './factor-part.tsx';
import { PersonPart, type PersonActions } from './person-part.tsx';
import { RetentionPart } from './retention-part.tsx';
import { SettingsPart } from './settings-part.tsx';
import './settings.css';

export interface SettingsActions extends PersonActions {
  readonly saveAddresses: (addresses: readonly string[]) => Promise<void>;
  readonly requireFactor: (required: boolean) => Promise<void>;
  readonly runRetention: () => Promise<void>;
}

export interface SettingsViewProps {
  readonly settings: OfficeSettings;
  readonly due: ErasedCounts;
  readonly lastRun: RetentionRun | undefined;
  readonly actions: SettingsActions;
}

/** What admins set for the whole office. */
export function SettingsView({ settings, due, lastRun, actions }: SettingsViewProps) {
  const { title, booking } = useWords(settingsWords);
  const addresses = settings.notification_addresses;
  return (
    <>
      <h1>{title}</h1>
      <div className="settings">
        <AddressesPart key={addresses.join()} addresses={addresses} onSave={actions.saveAddresses} />
        <FactorPart settings={settings} onRequire={actions.requireFactor} />
        <SettingsPart title={booking.title}>
          <p>
            {booking.text} <Link to={router.calendar()}>{booking.open}</Link>
          </p>
        </SettingsPart>
        <RetentionPart due={due} lastRun={lastRun} onRun={actions.runRetention} />
        <PersonPart find={actions.find} take={actions.take} erase={actions.erase} />
      </div>
    </>
  );
}
