import type { BookingSettings } from '@vakman/domain/booking/booking.settings';
import type {
  ErasedCounts,
  OfficeSettings,
  RetentionRun,
} from '@vakman/domain/office-settings/office-settings.answers';
import { settingsWords } from '../../../generated/settings.words.ts';
import { useWords } from '../../words/use-words.ts';
import { AddressesPart } from './addresses-part.tsx';
import { FactorPart } from './factor-part.tsx';
import { PersonPart, type PersonActions } from './person-part.tsx';
import { RetentionPart } from './retention-part.tsx';
import { RulesPart, type RuleChanges } from './rules-part.tsx';
import './settings.css';

export interface SettingsActions extends PersonActions {
  readonly saveAddresses: (addresses: readonly string[]) => Promise<void>;
  readonly requireFactor: (required: boolean) => Promise<void>;
  readonly chooseRules: (changes: RuleChanges) => Promise<void>;
  readonly runRetention: () => Promise<void>;
}

export interface SettingsViewProps {
  readonly settings: OfficeSettings;
  readonly rules: BookingSettings;
  readonly due: ErasedCounts;
  readonly lastRun: RetentionRun | undefined;
  /** The address whose data somebody came here for, or empty. */
  readonly person: string;
  readonly actions: SettingsActions;
}

/** What admins set for the whole office. */
export function SettingsView({ settings, rules, due, lastRun, person, actions }: SettingsViewProps) {
  const { title } = useWords(settingsWords);
  const addresses = settings.notification_addresses;
  return (
    <>
      <h1>{title}</h1>
      <div className="settings">
        <AddressesPart key={addresses.join()} addresses={addresses} onSave={actions.saveAddresses} />
        <FactorPart settings={settings} onRequire={actions.requireFactor} />
        <RulesPart key={JSON.stringify(rules)} rules={rules} onChoose={actions.chooseRules} />
        <RetentionPart due={due} lastRun={lastRun} onRun={actions.runRetention} />
        <PersonPart
          key={person}
          wanted={person}
          find={actions.find}
          take={actions.take}
          erase={actions.erase}
        />
      </div>
    </>
  );
}
