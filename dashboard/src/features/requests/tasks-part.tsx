import { Link } from '@swan-io/chicane';
import { formatShortDay } from '@vakman/domain/format/format.dates';
import {
  longestTask,
  type Colleague,
  type Task,
} from '@vakman/domain/request-handling/request-handling.answers';
import { fill } from '@vakman/domain/text/fill';
import { SelectField } from '@vakman/widgets/ui/select-field.tsx';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useState } from 'react';
import { requestsWords } from '../../../generated/requests.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import type { RequestActions } from './request-actions.ts';
import { RequestPart } from './request-part.tsx';

interface TasksPartProps {
  readonly tasks: readonly Task[];
  readonly colleagues: readonly Colleague[];
  /** How a request is called, where tasks of several are shown with those of a client. */
  readonly whence?: (requestId: string) => string;
  readonly actions: Pick<RequestActions, 'addTask' | 'finishTask'>;
}

const none = { title: '', due: '', assignee: '' };

/** What is still to be done about a request or a client, by whom and until when. */
export function TasksPart({ tasks, colleagues, whence, actions }: TasksPartProps) {
  const words = useWords(requestsWords);
  const [draft, setDraft] = useState(none);
  const save = async () => {
    const title = draft.title.trim();
    if (title === '') return;
    if (await actions.addTask({ title, due: draft.due, assignee: draft.assignee || null })) setDraft(none);
  };
  const { errorPrefix } = words;
  return (
    <RequestPart title={words.tasks.title}>
      <ul className="request-tasks">
        {tasks.map((task) => {
          const assignee = colleagues.find(({ id }) => id === task.assignee);
          const about = [
            task.due_on === null ? '' : formatShortDay(`${task.due_on}T12:00:00Z`, language),
            assignee ? assignee.name || assignee.email : '',
          ].filter((text) => text !== '');
          return (
            <li key={task.id}>
              <input
                type="checkbox"
                aria-label={fill(words.tasks.done, { task: task.title })}
                checked={task.done_at !== null}
                onChange={({ target }) => void actions.finishTask(task, target.checked)}
              />
              <div className={task.done_at === null ? undefined : 'is-done'}>
                <p dir="auto">{task.title}</p>
                {whence && task.request_id !== null && (
                  <p>
                    <Link to={router.request({ requestId: task.request_id })}>{whence(task.request_id)}</Link>
                  </p>
                )}
                {about.length > 0 && <p className="request-muted">{about.join(' · ')}</p>}
              </div>
            </li>
          );
        })}
      </ul>
      <form
        className="request-form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          id="task-title"
          label={words.tasks.label}
          errorPrefix={errorPrefix}
          error={undefined}
          input={{
            value: draft.title,
            maxLength: longestTask,
            onChange: ({ target }) => setDraft({ ...draft, title: target.value }),
          }}
        />
        <TextField
          id="task-due"
          label={words.tasks.due}
          errorPrefix={errorPrefix}
          error={undefined}
          input={{
            type: 'date',
            value: draft.due,
            onChange: ({ target }) => setDraft({ ...draft, due: target.value }),
          }}
        />
        <SelectField
          id="task-assignee"
          label={words.list.assignee}
          errorPrefix={errorPrefix}
          error={undefined}
          choices={[
            { value: '', label: words.list.nobody },
            ...colleagues.map(({ id, name, email }) => ({ value: id, label: name || email })),
          ]}
          select={{
            value: draft.assignee,
            onChange: ({ target }) => setDraft({ ...draft, assignee: target.value }),
          }}
        />
        <button className="button">{words.tasks.add}</button>
      </form>
    </RequestPart>
  );
}
