import { useQueryClient, useSuspenseQueries } from '@tanstack/react-query';
import {
  chooseBookingSetting,
  readBookingSettings,
  type RuleChange,
} from '@vakman/supabase/client/booking-settings';
import { BackendError, type Connection } from '@vakman/supabase/client/connection';
import { sendTestMail } from '@vakman/supabase/client/mail-trouble';
import {
  previewRetention,
  readLastRun,
  readOfficeSettings,
  requireSecondFactor,
  runRetention,
  saveNotificationAddresses,
} from '@vakman/supabase/client/office-settings';
import { erasePerson, findPerson } from '@vakman/supabase/client/persons';
import { mailTroubleWords } from '../../../generated/mail-trouble.words.ts';
import { settingsWords } from '../../../generated/settings.words.ts';
import { keys } from '../../backend/keys.ts';
import { router } from '../../router/router.ts';
import { connect } from '../../session/connect.ts';
import { useSession } from '../../session/use-session.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useWords } from '../../words/use-words.ts';
import { useMailActions } from '../mail-trouble/use-mail-actions.ts';
import { SettingsView } from './settings-view.tsx';
import { takePerson } from './take-person.ts';
import { useMailTrouble } from './use-mail-trouble.ts';

/** Codes by which the backend says why it did not do something. */
const known = ['changed', 'last_admin'] as const;

/** What admins set for the whole office. */
export default function SettingsPage() {
  const { done, faults, factor, person } = useWords(settingsWords);
  const session = useSession();
  const userId = session.kind === 'signed-in' ? session.userId : '';
  const { faults: mailFaults } = useWords(mailTroubleWords);
  const mailTrouble = useMailTrouble(userId);
  const mails = useMailActions(userId);
  const { person: wanted } = router.useRoute(['settings'])?.params ?? {};
  const queries = useQueryClient();
  const [{ data: settings }, { data: rules }, { data: due }, { data: lastRun }] = useSuspenseQueries({
    queries: [
      { queryKey: keys.settings(userId), queryFn: async () => readOfficeSettings(await connect()) },
      { queryKey: keys.bookingRules(userId), queryFn: async () => readBookingSettings(await connect()) },
      { queryKey: keys.retentionDue(userId), queryFn: async () => previewRetention(await connect()) },
      {
        queryKey: keys.retentionRun(userId),
        queryFn: async () => (await readLastRun(await connect())) ?? null,
      },
    ],
  });
  const faultOf = (error: unknown) => {
    const { code, status } = error instanceof BackendError ? error : { code: '', status: 0 };
    if (status === 429) return mailFaults.tooOften;
    if (code === 'own_factor_missing') return factor.ownFirst;
    return faults[known.find((each) => each === code) ?? 'unknown'];
  };
  /** Undefined where it was not done. */
  async function run<Answer>(
    act: (connection: Connection) => Promise<Answer>,
    text?: string,
    undo?: () => void,
  ): Promise<Answer | undefined> {
    try {
      const answer = await act(await connect());
      if (text !== undefined) showToast({ kind: 'success', text, ...(undo && { undo }) });
      return answer;
    } catch (error) {
      showToast({ kind: 'error', text: faultOf(error) });
      return undefined;
    } finally {
      await queries.invalidateQueries({ queryKey: keys.settings(userId) });
    }
  }
  const { version, notification_addresses: before } = settings;
  return (
    <SettingsView
      settings={settings}
      rules={rules}
      mailTrouble={mailTrouble}
      due={due}
      lastRun={lastRun ?? undefined}
      person={wanted ?? ''}
      actions={{
        async saveAddresses(addresses) {
          const back = () =>
            void run((connection) => saveNotificationAddresses(connection, before, version + 1), done.undone);
          await run(
            (connection) => saveNotificationAddresses(connection, addresses, version),
            done.saved,
            back,
          );
        },
        async requireFactor(required) {
          const back = () =>
            void run((connection) => requireSecondFactor(connection, !required, version + 1), done.undone);
          await run((connection) => requireSecondFactor(connection, required, version), done.saved, back);
        },
        async chooseRules(changes) {
          const give = (wanted: readonly RuleChange[]) => async (connection: Connection) => {
            // One after the other: each is put in force with those before it.
            // oxlint-disable-next-line no-await-in-loop
            for (const change of wanted) await chooseBookingSetting(connection, change);
            return true;
          };
          const former = changes.map(({ name, value, seen }) => ({ name, value: seen, seen: value }));
          const again = () => queries.invalidateQueries({ queryKey: keys.bookingRules(userId) });
          const isDone = await run(
            give(changes),
            done.chosen,
            () => void run(give(former), done.undone).then(again),
          );
          await again();
          return isDone === true;
        },
        mails,
        async sendTest() {
          await run((connection) => sendTestMail(connection, userId));
        },
        async runRetention() {
          await run(runRetention, done.run);
        },
        find: (address) => run((connection) => findPerson(connection, address)),
        async take(address) {
          await run((connection) => takePerson(connection, address, person.file), done.exported);
        },
        erase: async (address) =>
          (await run((connection) => erasePerson(connection, address), done.erased)) !== undefined,
      }}
    />
  );
}
