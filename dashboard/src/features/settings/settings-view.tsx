import type { RuleChange } from '@vakman/supabase/client/booking-settings';
import type { BookingSettings } from '@vakman/domain/booking/booking.settings';
import type { MailTrouble } from '@vakman/domain/mail-trouble/mail-trouble.answers';
import type {
  ErasedCounts,
  OfficeSettings,
  RetentionRun,
} from '@vakman/domain/office-settings/office-settings.answers';
import { settingsWords } from '../../../generated/settings.words.ts';
import { useWords } from '../../words/use-words.ts';
import type { MailActions } from '../mail-trouble/mail-actions.ts';
import { AddressesPart } from './addresses-part.tsx';
import { FactorPart } from './factor-part.tsx';
import { MailPart } from './mail-part.tsx';
import { PersonPart, type PersonActions } from './person-part.tsx';
import { RetentionPart } from './retention-part.tsx';
import { RulesPart } from './rules-part.tsx';
import { TemplatesPart } from './templates-part.tsx';
import './settings.css';

export interface SettingsActions extends PersonActions {
  readonly saveAddresses: (addresses: readonly string[]) => Promise<void>;
  readonly requireFactor: (required: boolean) => Promise<void>;
  /** Whether it was done. */
  readonly chooseRules: (changes: readonly RuleChange[]) => Promise<boolean>;
  readonly runRetention: () => Promise<void>;
  readonly mails: MailActions;
  readonly sendTest: () => Promise<void>;
}

export interface SettingsViewProps {
  readonly settings: OfficeSettings;
  readonly rules: BookingSettings;
  readonly mailTrouble: MailTrouble;
  readonly due: ErasedCounts;
  readonly lastRun: RetentionRun | undefined;
  /** The address whose data somebody came here for, or empty. */
  readonly person: string;
  readonly actions: SettingsActions;
}

/** What admins set for the whole office. */
export function SettingsView(props: SettingsViewProps) {
  const { settings, rules, mailTrouble, due, lastRun, person, actions } = props;
  const { title } = useWords(settingsWords);
  const addresses = settings.notification_addresses;
  return (
    <>
      <h1>{title}</h1>
      <div className="settings">
        <AddressesPart
          key={`addresses ${addresses.join()}`}
          addresses={addresses}
          onSave={actions.saveAddresses}
        />
        <MailPart trouble={mailTrouble} actions={actions.mails} onTest={actions.sendTest} />
        <TemplatesPart />
        <FactorPart settings={settings} onRequire={actions.requireFactor} />
        <RulesPart rules={rules} onChoose={actions.chooseRules} />
        <RetentionPart due={due} lastRun={lastRun} onRun={actions.runRetention} />
        <PersonPart
          key={`person ${person}`}
          wanted={person}
          find={actions.find}
          take={actions.take}
          erase={actions.erase}
        />
      </div>
    </>
  );
}
