import { Link } from '@swan-io/chicane';
import { formatEuro } from '@vakman/domain/format/format.prices';
import type { Pipeline, PipelineStage } from '@vakman/domain/project/project-list.answers';
import { projectsWords } from '../../../generated/projects.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';

interface PipelineBarProps {
  readonly pipeline: Pipeline;
  /** The state that is listed, if it is one. */
  readonly state: string | undefined;
  readonly onState: (state: string) => void;
}

/** Where all jobs are, from the request to the warranty, and what they are worth; a press lists those of a stage. */
export function PipelineBar({ pipeline, state, onState }: PipelineBarProps) {
  const { pipeline: words } = useWords(projectsWords);
  const numbers = (stage: PipelineStage) => {
    const { count = 0, value = 0 } = pipeline.find((each) => each.stage === stage) ?? {};
    return (
      <>
        <span className="pipeline-stage">{words.stages[stage]}</span>
        <strong>{count}</strong>
        <span className="pipeline-value">
          {stage === 'requests' ? ' ' : formatEuro(Math.round(value / 100), language)}
        </span>
      </>
    );
  };
  return (
    <ul className="pipeline" aria-label={words.label}>
      <li>
        <Link to={router.requests()}>{numbers('requests')}</Link>
      </li>
      <li>
        <Link to={router.quotes({ state: 'sent' })}>{numbers('quotes')}</Link>
      </li>
      {(['planned', 'in-progress', 'waiting', 'done', 'guarantee'] as const).map((stage) => (
        <li key={stage}>
          <button
            type="button"
            aria-pressed={state === stage}
            onClick={() => onState(state === stage ? '' : stage)}
          >
            {numbers(stage)}
          </button>
        </li>
      ))}
    </ul>
  );
}
