import { sourcePattern } from '../form/form.source.ts';
import { buildingTypes } from '../quote-request/quote-request.preference-fields.ts';
import { serviceSlugs } from '../services.ts';
import { handOffParameters, type HandOff } from './hand-off.address.ts';

/** What an address hands over. Anybody can write one: what is not of our lists and patterns was not handed over. */
export function readHandOff(parameters: URLSearchParams): HandOff {
  const source = parameters.get(handOffParameters.source) ?? '';
  const building = parameters.get(handOffParameters.building);
  const buildingType = buildingTypes.find((type) => type === building);
  const named = (parameters.get(handOffParameters.services) ?? '').split('.');
  const services = serviceSlugs.filter((slug) => named.includes(slug));
  return {
    source: new RegExp(sourcePattern).test(source) ? source : undefined,
    preferences: services.length > 0 ? { buildingType, services } : undefined,
  };
}
