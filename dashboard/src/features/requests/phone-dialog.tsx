import { languages, type Language } from '@vakman/domain/languages/languages';
import type { FieldName } from '@vakman/domain/quote-request/quote-request.fields';
import type { QuoteRequestErrors } from '@vakman/domain/quote-request/quote-request.schema';
import { randomUuid } from '@vakman/domain/text/random-uuid';
import { CheckboxField } from '@vakman/widgets/ui/checkbox-field.tsx';
import { SelectField } from '@vakman/widgets/ui/select-field.tsx';
import { useState } from 'react';
import { requestsWords } from '../../../generated/requests.words.ts';
import { OfficeDialog } from '../../ui/office-dialog/office-dialog.tsx';
import { nameOfLanguage } from '../../words/name-of-language.ts';
import { useWords } from '../../words/use-words.ts';
import { PhoneFields } from './phone-fields.tsx';
import { emptyDraft, firstWrong, takenDown, type PhoneRequest } from './phone-request.ts';

interface PhoneDialogProps {
  /** Whether it was stored; what was not is told in passing, and stays as it was typed. */
  readonly onEnter: (request: PhoneRequest) => Promise<boolean>;
  readonly onClose: () => void;
}

const idOf = (name: FieldName) => `phone-${name}`;

/** Takes down what somebody asks for on the telephone, by the rules of the form. */
export default function PhoneDialog({ onEnter, onClose }: PhoneDialogProps) {
  const words = useWords(requestsWords);
  // One for all attempts, so that a second one does not store it twice.
  const [id] = useState(randomUuid);
  const [draft, setDraft] = useState(emptyDraft);
  const [language, setLanguage] = useState<Language>('nl');
  const [answered, setAnswered] = useState(true);
  const [confirmation, setConfirmation] = useState(false);
  const [errors, setErrors] = useState<QuoteRequestErrors>({});
  const [isBusy, setIsBusy] = useState(false);
  const enter = async () => {
    const check = takenDown(draft, { id, language });
    setErrors(check.ok ? {} : check.errors);
    if (!check.ok) {
      const wrong = firstWrong(check.errors);
      if (wrong) document.querySelector<HTMLElement>(`#${idOf(wrong)}`)?.focus();
      return;
    }
    setIsBusy(true);
    if (!(await onEnter({ payload: check.payload, answered, confirmation }))) setIsBusy(false);
  };
  const tick = (key: 'answered' | 'confirmation', checked: boolean, set: (value: boolean) => void) => (
    <CheckboxField
      id={`phone-${key}`}
      label={words.phone[key]}
      errorPrefix={words.errorPrefix}
      error={undefined}
      input={{ checked, onChange: ({ target }) => set(target.checked) }}
    />
  );
  return (
    <OfficeDialog title={words.phone.title} close={words.photos.close} onClose={onClose}>
      <form
        className="request-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void enter();
        }}
      >
        <PhoneFields {...{ draft, errors, idOf }} onDraft={setDraft} />
        <SelectField
          id="phone-language"
          label={words.request.language}
          errorPrefix={words.errorPrefix}
          error={undefined}
          choices={languages.map((value) => ({ value, label: nameOfLanguage(value) }))}
          select={{ value: language, onChange: ({ target }) => setLanguage(target.value as Language) }}
        />
        {tick('answered', answered, setAnswered)}
        {tick('confirmation', confirmation, setConfirmation)}
        <button className="button primary" aria-disabled={isBusy}>
          {words.phone.save}
        </button>
      </form>
    </OfficeDialog>
  );
}
