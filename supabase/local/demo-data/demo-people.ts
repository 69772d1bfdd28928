import { defaultLanguage, languages, type Language } from '@vakman/domain/languages/languages';
import { readPlaces, readTexts } from './demo-texts.ts';
import type { Random } from './random.ts';

/** Somebody who asks for something, as forms keep him. */
export interface DemoPerson {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly street_address: string;
  readonly postal_code: string;
  readonly language: Language;
}

const places = readPlaces();
const texts = readTexts();

/** Most write in the language of the country, the others in one of theirs. */
const languageOf = (random: Random): Language =>
  random.chance(0.55) ? defaultLanguage : random.choose(languages);

export const textsOf = (language: Language) => {
  const found = texts.get(language);
  if (found === undefined) throw new Error(`There are no texts in ${language}.`);
  return found;
};

function newPerson(random: Random, number: number): DemoPerson {
  const language = languageOf(random);
  const { name, firstNames, lastNames } = textsOf(language);
  const digits = random.choose(random.chance(0.93) ? places.served : places.outside);
  const letters = String.fromCharCode(65 + random.below(26), 65 + random.below(26));
  const local = String(random.below(100_000_000)).padStart(8, '0');
  return {
    name: name.replace('{first}', random.choose(firstNames)).replace('{last}', random.choose(lastNames)),
    email: `klant-${number}@${random.choose(['example.org', 'example.com', 'example.net'])}`,
    // Of a block of numbers that are given to nobody.
    phone: `06 00 ${local.slice(0, 2)} ${local.slice(2, 4)} ${local.slice(4, 6)}`,
    street_address: `${random.choose(places.streets)} ${1 + random.below(180)}`,
    postal_code: `${digits} ${letters}`,
    language,
  };
}

/** So many people, of whom some write from a second address of mail, or live with another. */
export function makePeople(random: Random, count: number): DemoPerson[] {
  const people: DemoPerson[] = [];
  while (people.length < count) {
    const person = newPerson(random, people.length);
    people.push(person);
    if (random.chance(0.04)) people.push({ ...person, email: `werk-${people.length}@example.com` });
    if (random.chance(0.03)) {
      const { street_address, postal_code } = person;
      people.push({ ...newPerson(random, people.length), street_address, postal_code });
    }
  }
  return people.slice(0, count);
}
