import { mostNotificationAddresses } from '@vakman/domain/office-settings/office-settings.answers';
import { fill } from '@vakman/domain/text/fill';
import { TextareaField } from '@vakman/widgets/ui/textarea-field.tsx';
import { useState } from 'react';
import { settingsWords } from '../../../generated/settings.words.ts';
import { useWords } from '../../words/use-words.ts';
import { SettingsPart } from './settings-part.tsx';
import { isAddress, typedAddresses } from './typed-addresses.ts';

interface AddressesPartProps {
  readonly addresses: readonly string[];
  readonly onSave: (addresses: readonly string[]) => Promise<void>;
}

/** Where the mails of the office go. */
export function AddressesPart({ addresses, onSave }: AddressesPartProps) {
  const { addresses: words, save, errorPrefix } = useWords(settingsWords);
  const [text, setText] = useState(addresses.join('\n'));
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const count = mostNotificationAddresses;
  const submit = async () => {
    const typed = typedAddresses(text);
    const wrong = typed.find((address) => !isAddress(address));
    const tooMany = typed.length > count ? fill(words.tooMany, { count }) : undefined;
    const fault = wrong === undefined ? tooMany : fill(words.wrong, { address: wrong });
    setError(fault);
    if (fault !== undefined) return;
    setBusy(true);
    await onSave(typed);
    setBusy(false);
  };
  return (
    <SettingsPart title={words.title}>
      <p>{addresses.length === 0 ? words.configured : words.text}</p>
      <form
        className="settings-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextareaField
          id="notification-addresses"
          label={fill(words.label, { count })}
          errorPrefix={errorPrefix}
          error={error}
          textarea={{ value: text, rows: 3, onChange: ({ target }) => setText(target.value) }}
        />
        <button type="submit" className="button primary" disabled={busy}>
          {save}
        </button>
      </form>
    </SettingsPart>
  );
}
