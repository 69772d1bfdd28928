import type { Crew } from '@vakman/domain/calendar/calendar.answers';
import type { WonByMonth, Workload } from '@vakman/domain/project/project.figures';
import {
  pipelineStages,
  type ListedProject,
  type Pipeline,
} from '@vakman/domain/project/project-list.answers';
import { projectStates } from '@vakman/domain/project/project.states';

export const crews: readonly Crew[] = [
  { number: 1, name: 'Ploeg Haven', colour: 'petrol', active: true, has_feed: false },
  { number: 2, name: '', colour: '', active: true, has_feed: false },
];

const titles = [
  'Buitenschilderwerk Havenstraat',
  'Trappenhuis en hal',
  'Houtrot in zes kozijnen, met steiger aan de waterkant',
  'Woonkamer latex spuiten',
  'Kozijnen achtergevel',
  'Schuur en hekwerk',
];

/** A project in each state. */
export const listed: readonly ListedProject[] = projectStates.map((state, place) => ({
  id: `7a110000-0000-4000-8000-${String(place).padStart(12, '0')}`,
  title: titles[place] ?? '',
  name: place === 2 ? 'Vereniging van eigenaren De Waterlelie' : 'Familie Bakker',
  street_address: `Havenstraat ${place + 7}`,
  postal_code: '1354 AB',
  state,
  waiting_for: state === 'waiting' ? 'weather' : null,
  starts_on: place === 5 ? null : `2026-11-${16 + place}`,
  ends_on: place === 5 ? null : `2026-11-${20 + place}`,
  guarantee_until: state === 'guarantee' ? '2031-11-20' : null,
  value_cents: 289_500 + place * 141_275,
  crews: place === 5 ? [] : place === 2 ? [1, 2] : [1],
  lead_name: 'Sanne de Wit',
  open_tasks: place === 1 ? 3 : 0,
  photos: place,
  updated_at: '2026-11-24T10:05:00+00:00',
  version: 1,
}));

export const pipeline: Pipeline = pipelineStages.map((stage, place) => ({
  stage,
  count: [14, 6, 4, 3, 1, 5, 41][place] ?? 0,
  value: [0, 2_114_500, 1_284_000, 968_050, 154_000, 1_420_000, 11_862_500][place] ?? 0,
}));

const monday = Date.parse('2026-11-23T12:00:00Z');

export const workload: Workload = [1, 2].flatMap((crew) =>
  Array.from({ length: 12 }, (_, week) => ({
    crew,
    crew_name: crew === 1 ? 'Ploeg Haven' : '',
    week: new Date(monday + week * 7 * 86_400_000).toISOString().slice(0, 10),
    planned: Math.max(0, 2550 - week * 260 - crew * 120 + (crew === 1 && week === 1 ? 600 : 0)),
    capacity: 2400,
  })),
);

export const won: WonByMonth = Array.from({ length: 12 }, (_, month) => ({
  month: `${month === 0 ? 2025 : 2026}-${String(((month + 11) % 12) + 1).padStart(2, '0')}`,
  quotes: 4 + (month % 5),
  quoted: 1_250_000 + ((month * 7) % 12) * 230_000,
  jobs: 2 + (month % 3),
  won: 700_000 + ((month * 5) % 12) * 120_000,
}));
