import type { buildingTypes } from '../quote-request/quote-request.preference-fields.ts';

/** Work that a visitor can have estimated, in the order in which it is shown. */
export const estimatedWorks = ['walls', 'rooms', 'exterior', 'spraying'] as const;
export type EstimatedWork = (typeof estimatedWorks)[number];

/** How what is to be painted looks now. */
export const surfaceStates = ['good', 'worn', 'poor'] as const;
export type SurfaceState = (typeof surfaceStates)[number];

/** Surface that a form may ask about, m². What is larger is a matter of a visit. */
export const estimatedArea = { min: 1, max: 1000 } as const;

/** What customers usually pay for a square metre of a work, euro with the tax of homes older than two years. */
export interface UsualPrice {
  readonly min: number;
  readonly max: number;
  /** Percentage of value-added tax in these prices, and for a building of two years and younger. */
  readonly vat: { readonly percent: number; readonly newBuildingPercent: number };
}

export interface PriceRange {
  readonly from: number;
  readonly to: number;
}

/** The part of what is usual that a state of the surface costs: most of the work is in making good. */
const parts: Readonly<Record<SurfaceState, readonly [start: number, end: number]>> = {
  good: [0, 0.5],
  worn: [0.25, 0.75],
  poor: [0.5, 1],
};

const cents = (euro: number) => Math.round(euro * 100) / 100;

/** Price of one square metre, euro to the cent. */
export function rangePerSquareMetre(
  { min, max, vat }: UsualPrice,
  state: SurfaceState,
  building: (typeof buildingTypes)[number] = 'existing',
): PriceRange {
  const taxed = building === 'new' ? (100 + vat.newBuildingPercent) / (100 + vat.percent) : 1;
  const [start, end] = parts[state];
  const at = (part: number) => cents((min + part * (max - min)) * taxed);
  return { from: at(start), to: at(end) };
}

/** Tens of euro, so that nobody takes an estimate for a price. */
const step = 10;

/** Price of a surface: in whole tens of euro, the lower end rounded down and the upper one up. Throws for no such area. */
export function estimatedRange(
  price: UsualPrice,
  squareMetres: number,
  state: SurfaceState,
  building?: (typeof buildingTypes)[number],
): PriceRange {
  if (!(squareMetres >= estimatedArea.min && squareMetres <= estimatedArea.max))
    throw new RangeError(`Area must be ${estimatedArea.min} to ${estimatedArea.max} m²`);
  const { from, to } = rangePerSquareMetre(price, state, building);
  return {
    from: step * Math.floor(cents(from * squareMetres) / step),
    to: step * Math.ceil(cents(to * squareMetres) / step),
  };
}
