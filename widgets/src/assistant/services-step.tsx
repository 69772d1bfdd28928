import { serviceSlugs } from '@vakman/domain/services';
import { fill } from '@vakman/domain/text/fill';
import type { StepProps } from './assistant-step.tsx';
import { destination, savePreferences } from './assistant.destination.ts';
import { isBooking } from './assistant.state.ts';

/** Any number of services, and the way on, which depends on them. */
export function ServicesStep({ state, dispatch, language, words, source, emit }: StepProps) {
  const { messages, localFacts } = words;
  const { building, services } = state;
  const onward = isBooking(services)
    ? messages.steps.services.book
    : fill(messages.steps.services.quote, { count: services.length });
  const preferences = building && { buildingType: building, services };
  const complete = () => {
    if (!preferences) return;
    savePreferences(preferences);
    emit('assistant-completed', { building: preferences.buildingType, services: services.length });
  };
  return (
    <div className="step">
      <ul className="list">
        {serviceSlugs.map((service) => (
          <li key={service}>
            <label>
              <input
                type="checkbox"
                checked={services.includes(service)}
                onChange={() => dispatch({ type: 'toggle', service })}
              />
              {localFacts.serviceNames[service]}
            </label>
          </li>
        ))}
      </ul>
      <div className="ways">
        <button className="link back" type="button" onClick={() => dispatch({ type: 'back' })}>
          {messages.back}
        </button>
        {services.length > 0 ? (
          <a
            className="button primary"
            href={destination(language, services, { source, preferences })}
            onClick={complete}
          >
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
