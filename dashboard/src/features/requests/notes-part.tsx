import { Link } from '@swan-io/chicane';
import { formatMoment } from '@vakman/domain/format/format.dates';
import {
  longestNote,
  type Colleague,
  type Note,
} from '@vakman/domain/request-handling/request-handling.answers';
import { SelectField } from '@vakman/widgets/ui/select-field.tsx';
import { TextareaField } from '@vakman/widgets/ui/textarea-field.tsx';
import { useState } from 'react';
import { requestsWords } from '../../../generated/requests.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import type { RequestActions } from './request-actions.ts';
import { RequestPart } from './request-part.tsx';

interface NotesPartProps {
  readonly notes: readonly Note[];
  readonly colleagues: readonly Colleague[];
  /** Of whoever looks: he takes his own away. */
  readonly userId: string;
  /** How a request is called, where notes of several are shown with those of a client. */
  readonly whence?: (requestId: string) => string;
  readonly actions: Pick<RequestActions, 'addNote' | 'removeNote'>;
}

/** What the office tells itself about a request or a client; a colleague who is named finds it on his page of today. */
export function NotesPart({ notes, colleagues, userId, whence, actions }: NotesPartProps) {
  const words = useWords(requestsWords);
  const [body, setBody] = useState('');
  const [mention, setMention] = useState('');
  const nameOf = (id: string | null) => {
    const colleague = colleagues.find((each) => each.id === id);
    return colleague ? colleague.name || colleague.email : words.history.system;
  };
  const save = async () => {
    if (body.trim() === '') return;
    if (!(await actions.addNote(body.trim(), mention === '' ? [] : [mention]))) return;
    setBody('');
    setMention('');
  };
  return (
    <RequestPart title={words.notes.title}>
      {notes.length === 0 && <p className="request-muted">{words.notes.none}</p>}
      <ul className="request-notes">
        {notes.map((note) => (
          <li key={note.id}>
            <p className="request-muted">
              <span dir="auto">{nameOf(note.author)}</span> · {formatMoment(note.created_at, language)}
              {note.mentions.length > 0 && ` · @${note.mentions.map(nameOf).join(', @')}`}
            </p>
            <p className="request-message" dir="auto">
              {note.body}
            </p>
            {whence && note.request_id !== null && (
              <p>
                <Link to={router.request({ requestId: note.request_id })}>{whence(note.request_id)}</Link>
              </p>
            )}
            {note.author === userId && (
              <button type="button" className="link" onClick={() => void actions.removeNote(note)}>
                {words.notes.remove}
              </button>
            )}
          </li>
        ))}
      </ul>
      <form
        className="request-form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextareaField
          id="note-body"
          label={words.notes.label}
          errorPrefix={words.errorPrefix}
          error={undefined}
          textarea={{
            rows: 3,
            maxLength: longestNote,
            value: body,
            onChange: ({ target }) => setBody(target.value),
          }}
        />
        <SelectField
          id="note-mention"
          label={words.notes.mention}
          errorPrefix={words.errorPrefix}
          error={undefined}
          choices={[
            { value: '', label: words.list.nobody },
            ...colleagues
              .filter(({ id }) => id !== userId)
              .map(({ id, name, email }) => ({ value: id, label: name || email })),
          ]}
          select={{ value: mention, onChange: ({ target }) => setMention(target.value) }}
        />
        <button className="button">{words.notes.add}</button>
      </form>
    </RequestPart>
  );
}
