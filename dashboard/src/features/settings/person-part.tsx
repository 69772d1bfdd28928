import type { FoundPerson } from '@vakman/domain/retention/person.answers';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useState } from 'react';
import { settingsWords } from '../../../generated/settings.words.ts';
import { useWords } from '../../words/use-words.ts';
import { FoundData } from './found-data.tsx';
import { SettingsPart } from './settings-part.tsx';
import { isAddress } from './typed-addresses.ts';

export interface PersonActions {
  /** Undefined where nobody could tell. */
  readonly find: (address: string) => Promise<FoundPerson | undefined>;
  readonly take: (address: string) => Promise<void>;
  /** Whether it was erased. */
  readonly erase: (address: string) => Promise<boolean>;
}

/** Everything of one person by his address: to take along, or to erase. */
export function PersonPart({ wanted, find, take, erase }: PersonActions & { readonly wanted: string }) {
  const { person: words, errorPrefix } = useWords(settingsWords);
  const [typed, setTyped] = useState(wanted);
  const [error, setError] = useState<string>();
  const [found, setFound] = useState<{ readonly address: string; readonly data: FoundPerson }>();
  const submit = async () => {
    const address = typed.trim();
    const isValid = isAddress(address);
    setError(isValid ? undefined : words.invalid);
    setFound(undefined);
    const data = isValid ? await find(address) : undefined;
    if (data) setFound({ address, data });
  };
  return (
    <SettingsPart title={words.title}>
      <form
        className="settings-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          id="person-address"
          label={words.email}
          errorPrefix={errorPrefix}
          error={error}
          input={{
            type: 'email',
            value: typed,
            autoComplete: 'off',
            onChange: ({ target }) => setTyped(target.value),
          }}
        />
        <button type="submit" className="button">
          {words.find}
        </button>
      </form>
      {found && (
        <FoundData
          key={found.address}
          {...found}
          onTake={() => take(found.address)}
          onErase={async () => {
            if (await erase(found.address)) setFound(undefined);
          }}
        />
      )}
    </SettingsPart>
  );
}
