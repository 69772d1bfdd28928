import { estimatedArea, surfaceStates } from '../estimate/estimate.ts';
import { sourcePattern } from '../form/form.source.ts';
import { buildingTypes } from '../quote-request/quote-request.preference-fields.ts';
import { provinceSlugs } from '../provinces.ts';
import type { QuotePreferences } from '../quote-request/quote-request.preference-fields.ts';
import { serviceSlugs } from '../services.ts';
import { handOffParameters, type HandOff } from './hand-off.address.ts';

/** What an address hands over. Anybody can write one: what is not of our lists and patterns was not handed over. */
export function readHandOff(parameters: URLSearchParams): HandOff {
  const source = parameters.get(handOffParameters.source) ?? '';
  return {
    source: new RegExp(sourcePattern).test(source) ? source : undefined,
    preferences: readPreferences(parameters),
  };
}

/** A building or a size alone says nothing of what is wanted. */
function readPreferences(parameters: URLSearchParams): QuotePreferences | undefined {
  const building = parameters.get(handOffParameters.building);
  const buildingType = buildingTypes.find((type) => type === building);
  const named = (parameters.get(handOffParameters.services) ?? '').split('.');
  const services = serviceSlugs.filter((slug) => named.includes(slug));
  const where = parameters.get(handOffParameters.province);
  const province = provinceSlugs.find((slug) => slug === where);
  if (services.length === 0 && !province) return undefined;
  const area = readArea(parameters.get(handOffParameters.area));
  const look = parameters.get(handOffParameters.state);
  const state = surfaceStates.find((each) => each === look);
  return { buildingType, services, province, area, state };
}

/** Whole square metres, as many as can be estimated. */
function readArea(text: string | null): number | undefined {
  const area = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 0;
  return area >= estimatedArea.min && area <= estimatedArea.max ? area : undefined;
}
