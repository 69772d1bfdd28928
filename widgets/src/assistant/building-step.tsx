import { buildingTypes } from '@vakman/domain/quote-request/quote-request.preference-fields';
import type { StepProps } from './assistant-step.tsx';

/** Two paint chips; choosing one leads on. */
export function BuildingStep({ state, dispatch, words }: StepProps) {
  const { messages } = words;
  return (
    <div className="step">
      <div className="chips">
        {buildingTypes.map((building) => (
          <button
            key={building}
            className={`chip ${building}`}
            type="button"
            aria-pressed={state.building === building}
            onClick={() => dispatch({ type: 'choose', building })}
          >
            {messages.steps['building-type'][building]}
          </button>
        ))}
      </div>
      <button className="link back" type="button" onClick={() => dispatch({ type: 'back' })}>
        {messages.back}
      </button>
    </div>
  );
}
