import { contactFields } from '@vakman/domain/contact/contact.fields';
import { languages, type Language } from '@vakman/domain/languages/languages';
import type { Project } from '@vakman/domain/project/project.answers';
import type { ProjectDraft } from '@vakman/domain/project/project.drafts';
import type { Colleague } from '@vakman/domain/request-handling/request-handling.answers';
import { randomUuid } from '@vakman/domain/text/random-uuid';
import { SelectField } from '@vakman/widgets/ui/select-field.tsx';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useState } from 'react';
import { projectWords } from '../../../generated/project.words.ts';
import { projectsWords } from '../../../generated/projects.words.ts';
import { language } from '../../words/language.ts';
import { nameOfLanguage } from '../../words/name-of-language.ts';
import { useWords } from '../../words/use-words.ts';
import type { Done } from '../project/project-actions.ts';
import { draftOf, faultsOf, mostCharacters, newTyped, typedOf, type TypedField } from './typed-project.ts';

interface ProjectFormProps {
  /** The one that is changed, as it was read when the form was opened; undefined for a new one. */
  readonly project: Project | undefined;
  readonly colleagues: readonly Colleague[];
  readonly onSave: (draft: ProjectDraft) => Done;
}

const written = ['title', 'name', 'street_address', 'postal_code', 'email', 'phone', 'agreed'] as const;

/** What is said of a project by hand: what it is called, whose it is, where, and what was agreed. */
export function ProjectForm({ project, colleagues, onSave }: ProjectFormProps) {
  const { form: words } = useWords(projectsWords);
  const { errorPrefix } = useWords(projectWords);
  const [read] = useState(project);
  const [id] = useState(randomUuid);
  const [typed, setTyped] = useState(() => (read ? typedOf(read) : newTyped(language)));
  const [faults, setFaults] = useState<ReadonlySet<TypedField>>(new Set());
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    const found = faultsOf(typed);
    setFaults(found);
    const first = written.find((name) => found.has(name));
    if (first) document.getElementById(`project-${first}`)?.focus();
    if (found.size > 0) return;
    setIsBusy(true);
    await onSave(draftOf(typed, read, id));
    setIsBusy(false);
  };
  const choice = (name: 'language' | 'exterior' | 'lead', choices: { value: string; label: string }[]) => (
    <SelectField
      id={`project-${name}`}
      label={words.fields[name]}
      errorPrefix={errorPrefix}
      error={undefined}
      choices={choices}
      select={{
        value: typed[name],
        onChange: ({ target }) => setTyped({ ...typed, [name]: target.value as Language }),
      }}
    />
  );
  return (
    <form
      className="project-form"
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {written.map((name) => (
        <TextField
          key={name}
          id={`project-${name}`}
          label={words.fields[name]}
          hint={name === 'email' ? words.emailHint : name === 'agreed' ? words.agreedHint : undefined}
          errorPrefix={errorPrefix}
          error={faults.has(name) ? words.faults[name] : undefined}
          input={{
            type: contactFields.find((field) => field.name === name)?.control ?? 'text',
            // A browser knows whoever types, not the customer.
            autoComplete: 'off',
            maxLength: mostCharacters(name),
            value: typed[name],
            onChange: ({ target }) => setTyped({ ...typed, [name]: target.value }),
          }}
        />
      ))}
      {choice(
        'language',
        languages.map((value) => ({ value, label: nameOfLanguage(value) })),
      )}
      {choice('exterior', [
        { value: '', label: words.unknown },
        { value: 'yes', label: words.yes },
        { value: 'no', label: words.no },
      ])}
      {choice('lead', [
        { value: '', label: words.nobody },
        ...colleagues.map((colleague) => ({ value: colleague.id, label: colleague.name || colleague.email })),
      ])}
      <button className="button primary" disabled={isBusy}>
        {read ? words.save : words.begin}
      </button>
    </form>
  );
}
