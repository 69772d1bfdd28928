import { loadGlossary } from '@vakman/content/glossary/read-glossary';
import { languages } from '@vakman/domain/languages/languages';
import { expect, test } from 'vitest';
import { translations } from './localised-texts.ts';

const glossary = new Map(loadGlossary().map((entry) => [entry.key, entry]));
const texts = translations();

/** Labels and names, in which a word stands as the glossary has it, not bent by a sentence. */
test.each<[concept: string, place: string]>([
  ['request-a-quote', 'content/messages navigation.requestQuote'],
  ['request-a-quote', 'content/messages pages.quote.name'],
  ['request-a-quote', 'widgets/src/quote-form/messages submit'],
  ['request-a-quote', 'widgets/src/facade-booking/messages outside.link'],
  ['facade-cleaning', 'content/services/gevelreiniging/service.yaml name'],
  ['interior-painting', 'content/services/binnenschilder/service.yaml name'],
  ['exterior-painting', 'content/services/buitenschilder/service.yaml name'],
  ['spray-painting', 'content/services/latex-spuiten/service.yaml name'],
  ['wood-rot-repair', 'content/services/houtrot-reparatie/service.yaml name'],
  ['impregnation', 'content/treatments/impregneren/treatment.yaml name'],
  ['graffiti-removal', 'content/treatments/graffiti-verwijderen/treatment.yaml name'],
  ['appointment', 'widgets/src/facade-booking/messages summary.when'],
  ['price', 'widgets/src/facade-booking/messages summary.price'],
  ['fixed-price', 'widgets/src/facade-booking/messages price.fixed'],
  ['facade', 'widgets/src/facade-booking/messages summary.what'],
  ['terms', 'content/messages pages.terms.name'],
  ['opening-hours', 'content/messages contact.openingHours'],
  ['invitation', 'content/messages pages.invite.name'],
  ['continue', 'widgets/src/facade-booking/messages next'],
  ['back', 'widgets/src/facade-booking/messages back'],
  ['name-of-person', 'widgets/src/quote-form/messages fields.name.label'],
  ['email-address', 'widgets/src/quote-form/messages fields.email.label'],
  ['phone-number', 'widgets/src/quote-form/messages fields.phone.label'],
  ['postcode', 'widgets/src/quote-form/messages fields.postal_code.label'],
  ['surface-area', 'widgets/src/quote-form/messages fields.square_meters.label'],
  ['photo', 'widgets/src/quote-form/messages fields.photos.label'],
  ['remarks', 'widgets/src/facade-booking/messages fields.remarks.label'],
  ['optional', 'widgets/src/facade-booking/messages fields.remarks.label'],
])('the word for %s stands in %s, in every language', (concept, place) => {
  const found = texts.filter((text) => text.place === place);
  expect(found.map(({ language }) => language).toSorted()).toEqual([...languages].toSorted());
  const faults = found.filter(({ language, text }) => {
    const words = glossary.get(concept)?.[language] ?? [];
    return !words.some((word) => text.toLowerCase().includes(word.toLowerCase()));
  });
  expect(faults.map(({ language, text }) => `${language}: ${text}`)).toEqual([]);
});
