import type { QuickAnswer } from '@vakman/domain/chat/chat.answers';
import { chatLimits } from '@vakman/domain/chat/chat.limits';
import { defaultLanguage, languages } from '@vakman/domain/languages/languages';
import { randomUuid } from '@vakman/domain/text/random-uuid';
import type { QuickAnswerDraft } from '@vakman/supabase/client/quick-answers';
import { TextareaField } from '@vakman/widgets/ui/textarea-field.tsx';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useId, useState } from 'react';
import { chatWords } from '../../../generated/chat.words.ts';
import { nameOfLanguage } from '../../words/name-of-language.ts';
import { useWords } from '../../words/use-words.ts';

interface QuickAnswerFormProps {
  /** None for a new one. */
  readonly answer?: QuickAnswer;
  readonly onSave: (draft: QuickAnswerDraft) => Promise<void>;
  readonly onRemove?: () => void;
}

/** The texts of a quick answer, Dutch first; a language without a text gets the Dutch one. */
export function QuickAnswerForm({ answer, onSave, onRemove }: QuickAnswerFormProps) {
  const { errorPrefix, quick: words } = useWords(chatWords);
  const own = useId();
  // One for all attempts, so that a second one does not store it twice.
  const [id] = useState(() => answer?.id ?? randomUuid());
  // What a colleague stores meanwhile is not what was written over here.
  const [version] = useState(answer?.version ?? null);
  const [name, setName] = useState(answer?.name ?? '');
  const [texts, setTexts] = useState<QuickAnswer['texts']>(answer?.texts ?? {});
  const [errors, setErrors] = useState<{ readonly name?: string; readonly text?: string }>({});
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    const written = Object.fromEntries(
      Object.entries(texts).flatMap(([code, text]) => (text.trim() === '' ? [] : [[code, text.trim()]])),
    ) as QuickAnswer['texts'];
    const next = {
      ...(name.trim() === '' && { name: words.errors.name }),
      ...(written[defaultLanguage] === undefined && { text: words.errors.text }),
    };
    setErrors(next);
    const wrong = next.name ? 'name' : next.text ? defaultLanguage : undefined;
    if (wrong !== undefined) {
      document.querySelector<HTMLElement>(`#${CSS.escape(`${own}-${wrong}`)}`)?.focus();
      return;
    }
    setIsBusy(true);
    await onSave({ id, name: name.trim(), texts: written, version });
    setIsBusy(false);
  };
  return (
    <form
      className="quick-answers-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void save();
      }}
    >
      <TextField
        id={`${own}-name`}
        label={words.name}
        errorPrefix={errorPrefix}
        error={errors.name}
        input={{
          maxLength: chatLimits.quickAnswerName,
          value: name,
          onChange: ({ target }) => setName(target.value),
        }}
      />
      <p className="chat-muted">{words.required}</p>
      {languages.map((code) => (
        <details key={code} open={code === defaultLanguage} lang={code}>
          <summary>{nameOfLanguage(code)}</summary>
          <TextareaField
            id={`${own}-${code}`}
            label={words.text}
            errorPrefix={errorPrefix}
            error={code === defaultLanguage ? errors.text : undefined}
            textarea={{
              rows: 4,
              maxLength: chatLimits.quickAnswer,
              value: texts[code] ?? '',
              onChange: ({ target }) => setTexts({ ...texts, [code]: target.value }),
            }}
          />
        </details>
      ))}
      <p className="chat-acts">
        <button className="button primary" aria-disabled={isBusy}>
          {words.save}
        </button>
        {onRemove && (
          <button type="button" className="button" onClick={onRemove}>
            {words.remove}
          </button>
        )}
      </p>
    </form>
  );
}
