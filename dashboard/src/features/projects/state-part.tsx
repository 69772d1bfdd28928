import type { Project } from '@vakman/domain/project/project.answers';
import { projectSteps, type ProjectState } from '@vakman/domain/project/project.states';
import { useState } from 'react';
import { projectWords } from '../../../generated/project.words.ts';
import { projectsWords } from '../../../generated/projects.words.ts';
import { useWords } from '../../words/use-words.ts';
import { ProjectPart } from '../project/project-part.tsx';
import type { OfficeActions, OfficeStep } from './office-actions.ts';
import { StepDialog } from './step-dialog.tsx';

interface StatePartProps {
  readonly project: Project;
  readonly actions: Pick<OfficeActions, 'move'>;
}

/** What is asked something first. */
const asked: ReadonlySet<OfficeStep> = new Set(['waiting', 'done', 'cancelled']);

/** Steps that somebody takes: that a warranty runs, or ran out, the clock says. */
function stepsFrom(state: ProjectState): readonly OfficeStep[] {
  return projectSteps[state].filter(
    (to) => to !== 'guarantee' && !(state === 'guarantee' && to === 'done'),
  ) as readonly OfficeStep[];
}

/** How far the project is, and its next steps. */
export function StatePart({ project, actions }: StatePartProps) {
  const { state: words } = useWords(projectsWords);
  const { states, waitingFor } = useWords(projectWords);
  const [step, setStep] = useState<OfficeStep>();
  const { state, waiting_for: reason, waiting_note: note } = project;
  return (
    <ProjectPart title={words.title}>
      <p>
        <span className={`project-state is-${state}`}>
          {states[state]}
          {reason !== null && `: ${waitingFor[reason]}`}
        </span>
      </p>
      {note !== '' && (
        <p className="project-words" dir="auto">
          {note}
        </p>
      )}
      <div className="project-acts">
        {stepsFrom(state).map((to) => (
          <button
            key={to}
            type="button"
            className="button"
            onClick={() => (asked.has(to) ? setStep(to) : void actions.move({ state: to }))}
          >
            {words.steps[to]}
          </button>
        ))}
      </div>
      {step && (
        <StepDialog project={project} to={step} onMove={actions.move} onClose={() => setStep(undefined)} />
      )}
    </ProjectPart>
  );
}
