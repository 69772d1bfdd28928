import type { buildingTypes } from '@vakman/domain/quote-request/quote-request.preference-fields';
import { serviceSlugs, type ServiceSlug } from '@vakman/domain/services';

export type Building = (typeof buildingTypes)[number];

/** The steps, in their order. */
export const steps = ['initial', 'building-type', 'services'] as const;

export interface AssistantState {
  readonly step: (typeof steps)[number];
  readonly building?: Building;
  /** In the order of the catalogue. */
  readonly services: readonly ServiceSlug[];
}

export type AssistantAction =
  | { readonly type: 'begin' }
  | { readonly type: 'choose'; readonly building: Building }
  | { readonly type: 'toggle'; readonly service: ServiceSlug }
  | { readonly type: 'back' }
  /** The popup was closed. */
  | { readonly type: 'reset' };

export const initialState: AssistantState = { step: 'initial', services: [] };

export function assistantReducer(state: AssistantState, action: AssistantAction): AssistantState {
  switch (action.type) {
    case 'begin':
      return { ...state, step: 'building-type' };
    case 'choose':
      return { ...state, step: 'services', building: action.building };
    case 'toggle':
      return { ...state, services: toggled(state.services, action.service) };
    case 'back':
      return { ...state, step: steps[steps.indexOf(state.step) - 1] ?? 'initial' };
    default:
      return initialState;
  }
}

function toggled(chosen: readonly ServiceSlug[], service: ServiceSlug): ServiceSlug[] {
  return serviceSlugs.filter((slug) => chosen.includes(slug) !== (slug === service));
}

/** Facade cleaning alone has a fixed price and is booked; whatever is painted needs a quote. */
export function isBooking(services: readonly ServiceSlug[]): boolean {
  return services.length === 1 && services[0] === 'gevelreiniging';
}
