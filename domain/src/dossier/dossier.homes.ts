import type { Dossier } from './dossier.answers.ts';

/** Where work is asked for or done. */
export interface Home {
  /** The same for each way in which the address was written. */
  readonly key: string;
  readonly street_address: string;
  readonly postal_code: string;
}

type Addressed = Pick<Home, 'street_address' | 'postal_code'>;

/** Capitals, spaces and signs are no other home. */
const keyOf = ({ street_address, postal_code }: Addressed): string =>
  `${street_address} ${postal_code}`.toLocaleLowerCase('nl').replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** The homes that something of a dossier is about, what is asked for or done last before others. */
export function homesOf(dossier: Dossier): Home[] {
  const { projects, quotes, appointments, requests, conversations } = dossier;
  const homes = new Map<string, Home>();
  for (const { street_address, postal_code } of [
    ...projects,
    ...quotes,
    ...appointments,
    ...requests,
    ...conversations,
  ]) {
    const key = keyOf({ street_address, postal_code });
    if (!homes.has(key)) homes.set(key, { key, street_address, postal_code });
  }
  return [...homes.values()];
}

/** What of a dossier is about a home; people speak for all of them. */
export function dossierOfHome(dossier: Dossier, key: string): Dossier {
  const isThere = (each: Addressed) => keyOf(each) === key;
  return {
    ...dossier,
    requests: dossier.requests.filter(isThere),
    appointments: dossier.appointments.filter(isThere),
    quotes: dossier.quotes.filter(isThere),
    projects: dossier.projects.filter(isThere),
    conversations: dossier.conversations.filter(isThere),
  };
}
