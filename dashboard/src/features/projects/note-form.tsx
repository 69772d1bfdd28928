import { projectLimits } from '@vakman/domain/project/project.limits';
import type { Audience } from '@vakman/domain/project/project.states';
import { TextareaField } from '@vakman/widgets/ui/textarea-field.tsx';
import { useState } from 'react';
import { projectWords } from '../../../generated/project.words.ts';
import { projectsWords } from '../../../generated/projects.words.ts';
import { useWords } from '../../words/use-words.ts';
import { ProjectPart } from '../project/project-part.tsx';
import { AudienceField } from './audience-field.tsx';
import type { OfficeActions } from './office-actions.ts';

/** Writes a note down: for colleagues, unless the customer is to read it. */
export function NoteForm({ actions }: { readonly actions: Pick<OfficeActions, 'addNote'> }) {
  const { note: words } = useWords(projectsWords);
  const { errorPrefix } = useWords(projectWords);
  const [body, setBody] = useState('');
  const [audience, setAudience] = useState<Audience>('internal');
  const [isMissing, setIsMissing] = useState(false);
  const save = async () => {
    setIsMissing(body.trim() === '');
    if (body.trim() === '') return;
    if (await actions.addNote(body.trim(), audience)) setBody('');
  };
  return (
    <ProjectPart title={words.title}>
      <form
        className="project-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextareaField
          id="project-note"
          label={words.label}
          errorPrefix={errorPrefix}
          error={isMissing ? words.missing : undefined}
          textarea={{
            rows: 3,
            maxLength: projectLimits.note,
            value: body,
            onChange: ({ target }) => setBody(target.value),
          }}
        />
        <AudienceField id="note" audience={audience} onAudience={setAudience} />
        <button className="button">{words.save}</button>
      </form>
    </ProjectPart>
  );
}
