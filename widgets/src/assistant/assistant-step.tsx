import type { Dispatch } from 'react';
import type { AssistantProps } from './assistant.props.ts';
import type { AssistantAction, AssistantState } from './assistant.state.ts';
import { BuildingStep } from './building-step.tsx';
import { ServicesStep } from './services-step.tsx';

export interface StepProps extends Pick<AssistantProps, 'language' | 'words' | 'emit'> {
  readonly source: string | undefined;
  readonly state: AssistantState;
  readonly dispatch: Dispatch<AssistantAction>;
}

/** What stands below the title: the greeting's one button, or the answers to a question. */
export function AssistantStep(props: StepProps) {
  const { state, dispatch, words } = props;
  if (state.step === 'building-type') return <BuildingStep {...props} />;
  if (state.step === 'services') return <ServicesStep {...props} />;
  return (
    <div className="step">
      <button className="button primary" type="button" onClick={() => dispatch({ type: 'begin' })}>
        {words.messages.steps.initial.begin}
      </button>
    </div>
  );
}
