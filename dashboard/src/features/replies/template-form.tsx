import { defaultLanguage, languages, type Language } from '@vakman/domain/languages/languages';
import {
  longestReplyBody,
  longestReplySubject,
  longestTemplateName,
  type ReplyTemplate,
} from '@vakman/domain/reply/reply.answers';
import { replyPlaceholders } from '@vakman/domain/reply/reply.placeholders';
import { randomUuid } from '@vakman/domain/text/random-uuid';
import type { TemplateDraft } from '@vakman/supabase/client/replies';
import { TextareaField } from '@vakman/widgets/ui/textarea-field.tsx';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useId, useState } from 'react';
import { repliesWords } from '../../../generated/replies.words.ts';
import { nameOfLanguage } from '../../words/name-of-language.ts';
import { useWords } from '../../words/use-words.ts';
import { checkTemplate, type TemplateErrors } from './check-template.ts';

interface TemplateFormProps {
  /** None for a new one. */
  readonly template?: ReplyTemplate;
  readonly onSave: (draft: TemplateDraft) => Promise<void>;
  readonly onRemove?: () => void;
}

/** The texts of a template, Dutch first. A language without a text gets the Dutch one. */
export function TemplateForm({ template, onSave, onRemove }: TemplateFormProps) {
  const words = useWords(repliesWords);
  const own = useId();
  // One for all attempts, so that a second one does not store it twice.
  const [id] = useState(() => template?.id ?? randomUuid());
  // What a colleague stores meanwhile is not what was written over here.
  const [version] = useState(template?.version ?? null);
  const [name, setName] = useState(template?.name ?? '');
  const [texts, setTexts] = useState<ReplyTemplate['texts']>(template?.texts ?? {});
  const [errors, setErrors] = useState<TemplateErrors>({});
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    const checked = checkTemplate({ name, texts }, words.errors);
    setErrors(checked.errors);
    const [wrong] = Object.keys(checked.errors);
    if (wrong !== undefined) {
      const field = document.querySelector<HTMLElement>(`#${CSS.escape(`${own}-${wrong}`)}`);
      field?.closest('details')?.setAttribute('open', '');
      field?.focus();
      return;
    }
    setIsBusy(true);
    await onSave({ id, ...checked.value, version });
    setIsBusy(false);
  };
  const write = (code: Language, part: 'subject' | 'body', text: string) =>
    setTexts({ ...texts, [code]: { subject: '', body: '', ...texts[code], [part]: text } });
  const fieldsOf = (code: Language) => (
    <div className="request-form" lang={code}>
      <TextField
        id={`${own}-${code}-subject`}
        label={words.subject}
        errorPrefix={words.errorPrefix}
        error={errors[`${code}-subject`]}
        input={{
          maxLength: longestReplySubject,
          value: texts[code]?.subject ?? '',
          onChange: ({ target }) => write(code, 'subject', target.value),
        }}
      />
      <TextareaField
        id={`${own}-${code}-body`}
        label={words.body}
        errorPrefix={words.errorPrefix}
        error={errors[`${code}-body`]}
        textarea={{
          rows: 10,
          maxLength: longestReplyBody,
          value: texts[code]?.body ?? '',
          onChange: ({ target }) => write(code, 'body', target.value),
        }}
      />
    </div>
  );
  return (
    <form
      className="request-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void save();
      }}
    >
      <TextField
        id={`${own}-name`}
        label={words.manage.name}
        errorPrefix={words.errorPrefix}
        error={errors.name}
        input={{
          maxLength: longestTemplateName,
          value: name,
          onChange: ({ target }) => setName(target.value),
        }}
      />
      <p className="request-muted">{words.manage.required}</p>
      <div>
        <p>{words.manage.placeholders}</p>
        <dl className="template-placeholders">
          {replyPlaceholders.map((placeholder) => (
            <div key={placeholder}>
              <dt>
                <code>{`{${placeholder}}`}</code>
              </dt>
              <dd>{words.placeholders[placeholder]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="template-languages">
        {languages.map((code) => (
          <details key={code} open={code === defaultLanguage}>
            <summary>{nameOfLanguage(code)}</summary>
            {fieldsOf(code)}
          </details>
        ))}
      </div>
      <p className="reply-acts">
        <button className="button primary" aria-disabled={isBusy}>
          {words.manage.save}
        </button>
        {onRemove && (
          <button type="button" className="button" onClick={onRemove}>
            {words.manage.remove}
          </button>
        )}
      </p>
    </form>
  );
}
