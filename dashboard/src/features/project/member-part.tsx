import { isEmailAddress } from '@vakman/domain/contact/contact.schema';
import type { ProjectFile } from '@vakman/domain/project/project.answers';
import type { Invited } from '@vakman/domain/project/project.drafts';
import { projectLimits } from '@vakman/domain/project/project.limits';
import { fill } from '@vakman/domain/text/fill';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useState } from 'react';
import { projectWords } from '../../../generated/project.words.ts';
import { useWords } from '../../words/use-words.ts';
import type { ProjectActions } from './project-actions.ts';
import { ProjectPart } from './project-part.tsx';

interface MemberPartProps {
  readonly file: Pick<ProjectFile, 'members' | 'may' | 'project'>;
  readonly actions: Pick<ProjectActions, 'share' | 'unshare'>;
}

const nobody = { name: '', email: '' };

/** With whom in the house the project is shared, and sharing it with one more. */
export function MemberPart({ file: { members, may, project }, actions }: MemberPartProps) {
  const { members: words, errorPrefix } = useWords(projectWords);
  const [typed, setTyped] = useState(nobody);
  const [faults, setFaults] = useState<Partial<typeof nobody>>({});
  const share = async () => {
    const name = typed.name.trim();
    const email = typed.email.trim();
    const found = {
      ...(name.length < 2 && { name: words.nameFault }),
      ...(!isEmailAddress(email) && { email: words.emailFault }),
    };
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const invited: Invited = { projectId: project.id, name, email, language: project.language };
    if (await actions.share(invited)) setTyped(nobody);
  };
  const field = (of: keyof typeof nobody, type: 'text' | 'email') => (
    <TextField
      id={`member-${of}`}
      label={words[of]}
      errorPrefix={errorPrefix}
      error={faults[of]}
      input={{
        type,
        autoComplete: 'off',
        maxLength: of === 'email' ? 255 : 100,
        value: typed[of],
        onChange: ({ target }) => setTyped({ ...typed, [of]: target.value }),
      }}
    />
  );
  return (
    <ProjectPart title={words.title}>
      <p className="project-muted">{words.lead}</p>
      {members.length > 0 && (
        <ul className="project-members">
          {members.map((member) => (
            <li key={member.id}>
              <div>
                <p dir="auto">{member.name}</p>
                <p className="project-muted">
                  {member.email} · {member.has_account ? words.joined : words.invited}
                </p>
              </div>
              {may.share && (
                <button
                  type="button"
                  className="link"
                  aria-label={fill(words.stopFor, { name: member.name })}
                  onClick={() => void actions.unshare(member)}
                >
                  {words.stop}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {may.share && members.length < projectLimits.members && (
        <details className="project-more">
          <summary className="button">{words.share}</summary>
          <form
            className="project-form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void share();
            }}
          >
            {field('name', 'text')}
            {field('email', 'email')}
            <p className="project-muted">{words.hint}</p>
            <button className="button primary">{words.send}</button>
          </form>
        </details>
      )}
    </ProjectPart>
  );
}
