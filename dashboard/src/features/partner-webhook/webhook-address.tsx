import { isWebhookUrl } from '@vakman/domain/partner/partner.webhook';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useId, useState, type FormEvent } from 'react';
import { partnerWebhookWords } from '../../../generated/partner-webhook.words.ts';
import { useWords } from '../../words/use-words.ts';
import { FaultNotice } from '../people/fault-notice.tsx';
import type { WebhookActions } from './webhook-actions.ts';

interface WebhookAddressProps {
  /** Null where nobody is told. */
  readonly url: string | null;
  readonly onOpen: WebhookActions['open'];
  readonly onSecret: (secret: string) => void;
}

/** The address that is told; whatever is stored there makes a secret. */
export function WebhookAddress({ url, onOpen, onSecret }: WebhookAddressProps) {
  const words = useWords(partnerWebhookWords);
  const id = useId();
  /** Undefined until somebody types, and again once it is stored. */
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const shown = typed ?? url ?? '';
  const wanted = shown.trim();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.querySelector('input');
    const wrong = isWebhookUrl(wanted) ? undefined : words.addressWrong;
    setError(wrong);
    if (wrong !== undefined) {
      input?.focus();
      return;
    }
    setIsBusy(true);
    const made = await onOpen(wanted);
    setFault(made.fault);
    if (made.secret !== undefined) {
      setTyped(undefined);
      onSecret(made.secret);
    }
    setIsBusy(false);
  };
  return (
    <form noValidate aria-busy={isBusy} onSubmit={(event) => void submit(event)}>
      <FaultNotice fault={fault} />
      <TextField
        id={id}
        label={words.address}
        hint={words.addressHint}
        errorPrefix={words.errorPrefix}
        error={error}
        input={{
          type: 'url',
          autoComplete: 'off',
          autoCapitalize: 'none',
          spellCheck: false,
          value: shown,
          onChange: ({ target }) => {
            setTyped(target.value);
            setError(undefined);
          },
        }}
      />
      {url !== null && <p className="hint">{words.renewHint}</p>}
      <p>
        <button className={url === null ? 'button primary' : 'button'} disabled={isBusy}>
          {url === null ? words.make : wanted === url ? words.renew : words.move}
        </button>
      </p>
    </form>
  );
}
