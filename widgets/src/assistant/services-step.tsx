import { serviceSlugs } from '@vakman/domain/services/services';
import { fill } from '@vakman/domain/text/fill';
import type { StepProps } from './assistant-step.tsx';
import { destination, savePreferences } from './assistant.destination.ts';
import { isBooking } from './assistant.state.ts';

/** Any number of services, and the way on, which depends on them. */
export function ServicesStep({ state, dispatch, language, words, emit }: StepProps) {
  const { messages, localFacts } = words;
  const { building, services } = state;
  const onward = isBooking(services)
    ? messages.steps.services.book
    : fill(messages.steps.services.quote, { count: services.length });
  const complete = () => {
    if (!building) return;
    savePreferences({ buildingType: building, services: [...services] });
    emit('assistant-completed', { building, services: services.length });
  };
  return (
    <div className="step">
      <fieldset className="services" aria-labelledby="title">
        {serviceSlugs.map((service) => (
          <label key={service}>
            <input
              type="checkbox"
              checked={services.includes(service)}
              onChange={() => dispatch({ type: 'toggle', service })}
            />
            {localFacts.serviceNames[service]}
          </label>
        ))}
      </fieldset>
      <div className="ways">
        <button className="button" type="button" onClick={() => dispatch({ type: 'back' })}>
          {messages.back}
        </button>
        {services.length > 0 ? (
          <a className="button primary" href={destination(language, services)} onClick={complete}>
            {onward}
          </a>
        ) : (
          <button className="button primary" type="button" disabled>
            {onward}
          </button>
        )}
      </div>
    </div>
  );
}
