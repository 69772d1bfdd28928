import type { ProjectFile } from '@vakman/domain/project/project.answers';
import { projectLimits } from '@vakman/domain/project/project.limits';
import type { Colleague } from '@vakman/domain/request-handling/request-handling.answers';
import { formatShortDay } from '@vakman/domain/format/format.dates';
import { fill } from '@vakman/domain/text/fill';
import { SelectField } from '@vakman/widgets/ui/select-field.tsx';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useState } from 'react';
import { projectWords } from '../../../generated/project.words.ts';
import { projectsWords } from '../../../generated/projects.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { noonOf } from '../project/days-to-come.ts';
import { ProjectPart } from '../project/project-part.tsx';
import { AudienceField } from './audience-field.tsx';
import type { OfficeActions, WantedTask } from './office-actions.ts';

interface TaskPartProps {
  readonly file: Pick<ProjectFile, 'tasks'>;
  readonly colleagues: readonly Colleague[];
  readonly actions: Pick<OfficeActions, 'addTask' | 'finishTask' | 'removeTask'>;
}

const none: WantedTask = { title: '', due: '', audience: 'internal', assignee: null };

/** What is still to be done: by the office, or by the customer before we come. */
export function TaskPart({ file: { tasks }, colleagues, actions }: TaskPartProps) {
  const { tasks: words } = useWords(projectsWords);
  const { errorPrefix, audiences } = useWords(projectWords);
  const [draft, setDraft] = useState(none);
  const [isMissing, setIsMissing] = useState(false);
  const save = async () => {
    const title = draft.title.trim();
    setIsMissing(title === '');
    if (title !== '' && (await actions.addTask({ ...draft, title }))) setDraft(none);
  };
  const field = { errorPrefix, error: undefined };
  return (
    <ProjectPart title={words.title}>
      {tasks.length === 0 && <p className="project-muted">{words.none}</p>}
      <ul className="project-tasks">
        {tasks.map((task) => {
          const about = [
            task.due_on === null ? '' : formatShortDay(noonOf(task.due_on), language),
            task.audience === 'customer' ? audiences.customer : (task.assignee?.name ?? ''),
          ].filter((text) => text !== '');
          return (
            <li key={task.id} className={task.done_at === null ? undefined : 'is-done'}>
              <label className="project-task">
                <input
                  type="checkbox"
                  checked={task.done_at !== null}
                  onChange={({ target }) => void actions.finishTask(task, target.checked)}
                />
                <span>
                  <span dir="auto">{task.title}</span>
                  {about.length > 0 && <span className="project-muted">{about.join(' · ')}</span>}
                </span>
              </label>
              <button
                type="button"
                className="link"
                aria-label={fill(words.removeTask, { task: task.title })}
                onClick={() => void actions.removeTask(task)}
              >
                {words.remove}
              </button>
            </li>
          );
        })}
      </ul>
      <details className="project-more">
        <summary className="button">{words.add}</summary>
        <form
          className="project-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <TextField
            id="project-task"
            label={words.label}
            errorPrefix={errorPrefix}
            error={isMissing ? words.missing : undefined}
            input={{
              maxLength: projectLimits.task,
              value: draft.title,
              onChange: ({ target }) => setDraft({ ...draft, title: target.value }),
            }}
          />
          <TextField
            id="project-task-due"
            label={words.due}
            {...field}
            input={{
              type: 'date',
              value: draft.due,
              onChange: ({ target }) => setDraft({ ...draft, due: target.value }),
            }}
          />
          <AudienceField
            id="task"
            audience={draft.audience}
            onAudience={(audience) => setDraft({ ...draft, audience })}
          />
          {draft.audience === 'internal' && (
            <SelectField
              id="project-task-assignee"
              label={words.assignee}
              {...field}
              choices={[
                { value: '', label: words.nobody },
                ...colleagues.map(({ id, name, email }) => ({ value: id, label: name || email })),
              ]}
              select={{
                value: draft.assignee ?? '',
                onChange: ({ target }) => setDraft({ ...draft, assignee: target.value || null }),
              }}
            />
          )}
          <button className="button">{words.save}</button>
        </form>
      </details>
    </ProjectPart>
  );
}
