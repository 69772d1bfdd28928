import { languages, type Language } from '@vakman/domain/languages/languages';
import {
  longestReplyBody,
  longestReplySubject,
  type ReplyTemplate,
  type ReplyText,
} from '@vakman/domain/reply/reply.answers';
import { openPlaceholders, type ReplyPlaceholder } from '@vakman/domain/reply/reply.placeholders';
import { Link } from '@swan-io/chicane';
import { fill } from '@vakman/domain/text/fill';
import { SelectField } from '@vakman/widgets/ui/select-field.tsx';
import { TextareaField } from '@vakman/widgets/ui/textarea-field.tsx';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useState } from 'react';
import { repliesWords } from '../../../generated/replies.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { nameOfLanguage } from '../../words/name-of-language.ts';
import { useWords } from '../../words/use-words.ts';
import { letterOfTemplate } from './letter-of-template.ts';
import type { ReplyLetter } from '@vakman/domain/reply/reply.drafts';
import { ReplyPreview } from './reply-preview.tsx';

interface ReplyFormProps {
  /** Address of whoever asked. */
  readonly to: string;
  readonly letter: ReplyLetter;
  readonly templates: readonly ReplyTemplate[];
  /** What is filled in where a template leaves it open. */
  readonly values: Readonly<Record<ReplyPlaceholder, string>>;
  /** The language in which somebody asked. */
  readonly wanted: Language;
  readonly onWrite: (letter: ReplyLetter) => void;
  readonly onSend: (letter: ReplyLetter) => Promise<void>;
  readonly onClose: () => void;
}

type Wrong = Partial<Record<'subject' | 'body', string>>;

/** A letter to whoever asked: begun from a template, seen before it is sent. */
export function ReplyForm(props: ReplyFormProps) {
  const { to, letter, templates, values, wanted, onWrite, onSend, onClose } = props;
  const words = useWords(repliesWords);
  const [templateId, setTemplateId] = useState('');
  const [isPreview, setIsPreview] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong>({});
  /** What the template made, and what somebody had typed before it took that place. */
  const [made, setMade] = useState<ReplyText>({ subject: '', body: '' });
  const [replaced, setReplaced] = useState<ReplyLetter>();
  const template = templates.find(({ id }) => id === templateId);
  const begin = (id: string, chosen: Language) => {
    setTemplateId(id);
    const next = templates.find((each) => each.id === id);
    const text = next && letterOfTemplate(next, chosen, values);
    if (text) {
      if (letter.subject !== made.subject || letter.body !== made.body) setReplaced(letter);
      setMade(text);
    }
    onWrite({ ...letter, ...text, language: chosen });
  };
  const check = (): boolean => {
    const openIn = (text: string) => {
      const names = openPlaceholders(text).map((name) => `{${name}}`);
      return names.length > 0 ? fill(words.errors.open, { names: names.join(', ') }) : undefined;
    };
    const found: Wrong = {};
    const subject = letter.subject.trim() === '' ? words.errors.subject : openIn(letter.subject);
    const body = letter.body.trim() === '' ? words.errors.body : openIn(letter.body);
    if (subject !== undefined) found.subject = subject;
    if (body !== undefined) found.body = body;
    setWrong(found);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      setIsPreview(false);
      setTimeout(() => document.querySelector<HTMLElement>(`#reply-${first}`)?.focus());
    }
    return first === undefined;
  };
  const send = async () => {
    if (isBusy || !check()) return;
    setIsBusy(true);
    await onSend(letter);
    setIsBusy(false);
  };
  const common = { errorPrefix: words.errorPrefix, error: undefined };
  return (
    <form
      className="request-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p className="request-muted" dir="auto">
        {fill(words.to, { address: to })}
      </p>
      {isPreview ? (
        <ReplyPreview letter={letter} />
      ) : (
        <>
          {templates.length === 0 ? (
            <p className="request-muted">
              {words.manage.none}{' '}
              <Link className="link" to={router.templates()}>
                {words.templates}
              </Link>
            </p>
          ) : (
            <SelectField
              {...common}
              id="reply-template"
              label={words.template}
              choices={[
                { value: '', label: words.noTemplate },
                ...templates.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              select={{ value: templateId, onChange: ({ target }) => begin(target.value, letter.language) }}
            />
          )}
          <SelectField
            {...common}
            id="reply-language"
            label={words.language}
            hint={
              template &&
              template.texts[letter.language] === undefined &&
              fill(words.otherLanguage, { language: languageName(letter.language) })
            }
            choices={[...new Set([wanted, ...languages])].map((value) => ({
              value,
              label: nameOfLanguage(value),
            }))}
            select={{
              value: letter.language,
              onChange: ({ target }) => begin(templateId, target.value as Language),
            }}
          />
          {replaced && (
            <output className="request-muted">
              {words.replaced}{' '}
              <button
                type="button"
                className="link"
                onClick={() => {
                  setTemplateId('');
                  setReplaced(undefined);
                  onWrite(replaced);
                }}
              >
                {words.restore}
              </button>
            </output>
          )}
          <TextField
            {...common}
            id="reply-subject"
            label={words.subject}
            error={wrong.subject}
            input={{
              maxLength: longestReplySubject,
              value: letter.subject,
              autoComplete: 'off',
              onChange: ({ target }) => onWrite({ ...letter, subject: target.value }),
            }}
          />
          <TextareaField
            {...common}
            id="reply-body"
            label={words.body}
            error={wrong.body}
            textarea={{
              rows: 12,
              maxLength: longestReplyBody,
              value: letter.body,
              onChange: ({ target }) => onWrite({ ...letter, body: target.value }),
            }}
          />
        </>
      )}
      <p className="reply-acts">
        <button className="button primary" aria-disabled={isBusy}>
          {words.send}
        </button>
        <button type="button" className="button" onClick={() => setIsPreview(!isPreview)}>
          {isPreview ? words.edit : words.preview}
        </button>
        <button type="button" className="link" onClick={onClose}>
          {words.close}
        </button>
      </p>
    </form>
  );
}

/** In the language of the page, as it stands in a sentence. */
function languageName(code: Language): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;
}
