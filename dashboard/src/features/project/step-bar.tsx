import type { Project } from '@vakman/domain/project/project.answers';
import { projectWords } from '../../../generated/project.words.ts';
import { useWords } from '../../words/use-words.ts';

const steps = ['planned', 'in-progress', 'done'] as const;

/** The step that a project is at; one that waits has begun where it has days behind it. */
function placeOf({ state, starts_on: start }: Project, now: number): number {
  if (state === 'planned') return 0;
  if (state === 'waiting') return start !== null && Date.parse(start) <= now ? 1 : 0;
  return state === 'in-progress' ? 1 : 2;
}

interface StepBarProps {
  readonly project: Project;
  /** In milliseconds. */
  readonly now: number;
}

/** How far the job is, as strokes of paint: those behind are dry, the one it is at is wet. */
export function StepBar({ project, now }: StepBarProps) {
  const { steps: words } = useWords(projectWords);
  const place = placeOf(project, now);
  return (
    <ol className="project-steps" aria-label={words.label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={index < place || (index === 2 && place === 2) ? 'is-behind' : undefined}
          aria-current={index === place ? 'step' : undefined}
        >
          {words[step]}
        </li>
      ))}
    </ol>
  );
}
