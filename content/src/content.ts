import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languages as allLanguages, type Language } from '@vakman/domain/languages/languages';
import { aboutSchema, type About } from './about.schema.ts';
import { bookingSchema, type Booking } from './booking/booking.schema.ts';
import { cardGroupsSchema, cardSchema, type CardGroup } from './cards.schema.ts';
import { certificationsSchema, type Certifications } from './certifications.schema.ts';
import { claimsIn } from './claims/claims-in.ts';
import { experienceSince } from './claims/count-claims.ts';
import { fillClaims } from './claims/fill-claims.ts';
import { fillRelations } from './claims/price-relations.ts';
import { companySchema, type Company } from './company/company.schema.ts';
import { costsTextSchema, type CostsText } from './costs.schema.ts';
import { documentHeadSchema, type DocumentHead } from './document.schema.ts';
import { factsSchema, type Fact } from './facts.schema.ts';
import { faqSchema, type Faq } from './faq.schema.ts';
import { ContentError } from './files/content-error.ts';
import { contentFolder } from './files/content-folder.ts';
import { readYaml } from './files/read-yaml.ts';
import type { Project } from './gallery/project.schema.ts';
import { readGallery } from './gallery/read-gallery.ts';
import { languageOptionsSchema, type LanguageOptions } from './languages/languages.schema.ts';
import { readMessages, type SiteMessages } from './messages/read-messages.ts';
import { photographsSchema, type Photograph } from './photographs.schema.ts';
import { placesSchema, type Places } from './places.schema.ts';
import { readPosts, type PostPage } from './posts/read-posts.ts';
import { readProvinces, type Provinces } from './provinces/read-provinces.ts';
import { ratesSchema, type Rates } from './rates.schema.ts';
import { reviewsSchema, type Review } from './reviews.schema.ts';
import { bookingHasPrices } from './rules/booking-has-prices.ts';
import { cardsStandInOneGroup } from './rules/cards-stand-in-one-group.ts';
import { fixedPriceEndsASize } from './rules/fixed-price-ends-a-size.ts';
import { foldersAreTheCatalogue } from './rules/folders-are-the-catalogue.ts';
import { idsStandOnce } from './rules/ids-stand-once.ts';
import { onePackageIsPopular } from './rules/one-package-is-popular.ts';
import { ratingFitsItsScale } from './rules/rating-fits-its-scale.ts';
import { townsDoNotOverlap } from './rules/towns-do-not-overlap.ts';
import { townsHaveTheirNames } from './rules/towns-have-their-names.ts';
import { visitsFitADay } from './rules/visits-fit-a-day.ts';
import { readServices, type Services } from './services/read-services.ts';
import { teamSchema, type TeamMember } from './team.schema.ts';
import { readMarkdown, type Markdown } from './texts/read-markdown.ts';
import { readTexts, type ByLanguage, type TextSource } from './texts/read-texts.ts';
import { readTreatments, type Treatments } from './treatments/read-treatments.ts';
import { readVacancies, type VacancyPage } from './vacancies/read-vacancies.ts';

/** Everything the business says, checked; claims are already in the texts. */
export interface Content {
  readonly company: Company;
  readonly languages: LanguageOptions;
  readonly services: Services;
  readonly treatments: Treatments;
  readonly costs: ByLanguage<CostsText>;
  readonly provinces: Provinces;
  readonly places: Places;
  /** What the texts about law and trade rest on. */
  readonly sources: readonly Fact[];
  /** The newest first. */
  readonly posts: readonly PostPage[];
  readonly vacancies: readonly VacancyPage[];
  readonly faq: ByLanguage<Faq>;
  readonly terms: ByLanguage<Markdown<DocumentHead>>;
  readonly privacy: ByLanguage<Markdown<DocumentHead>>;
  /** The service cards of the home page by accordion group. */
  readonly cardGroups: readonly CardGroup[];
  readonly rates: Rates;
  readonly booking: Booking;
  /** The projects that are always shown. */
  readonly gallery: readonly Project[];
  /** The newest first. */
  readonly reviews: readonly Review[];
  readonly about: About;
  readonly team: readonly TeamMember[];
  readonly certifications: Certifications;
  /** What the photographs show that took the place of drawings. */
  readonly photographs: readonly Photograph[];
  readonly messages: Readonly<Record<Language, SiteMessages>>;
}

/**
 * Reads and checks a folder of content.
 * Throws a `ContentError` with every fault of the first file that is wrong, or of the rules between files.
 */
export function readContent(folder: string): Content {
  const company = readYaml(folder, 'company.yaml', companySchema);
  const read: typeof readYaml = (from, file, schema) =>
    fillClaims(file, readYaml(from, file, schema), {
      ...company.claims,
      experienceSince: experienceSince(company),
      company: company.name,
    });

  const rates = fillClaims('rates.yaml', fillRelations(readYaml(folder, 'rates.yaml', ratesSchema)), {
    ...company.claims,
    company: company.name,
  });
  const booking = readYaml(folder, 'booking.yaml', bookingSchema);
  const source = textSource(folder, { company, rates, booking });
  const groups = read(folder, 'cards/groups.yaml', cardGroupsSchema);
  const cardGroups = groups.map((group) => ({
    ...group,
    cards: group.cards.map((id) => ({ id, ...read(folder, `cards/${id}.yaml`, cardSchema) })),
  }));
  const gallery = readGallery(folder, read);
  const reviews = read(folder, 'reviews.yaml', reviewsSchema);
  const languages = readYaml(folder, 'languages.yaml', languageOptionsSchema);
  const messages = readMessages(folder);
  const provinces = readProvinces(source);
  const places = readYaml(folder, 'places.yaml', placesSchema);

  const faults = [
    ...townsDoNotOverlap(company),
    ...townsHaveTheirNames(places, townLists(company, provinces)),
    ...ratingFitsItsScale(company),
    ...foldersAreTheCatalogue(readdirSync(join(folder, 'services'))),
    ...cardsStandInOneGroup(readdirSync(join(folder, 'cards')), groups),
    ...onePackageIsPopular(rates),
    ...bookingHasPrices(rates),
    ...fixedPriceEndsASize(rates),
    ...visitsFitADay(company, booking),
    ...idsStandOnce('gallery', gallery),
    ...idsStandOnce('reviews.yaml', reviews),
  ];
  if (faults.length > 0) throw new ContentError(faults);
  return {
    company,
    languages,
    services: readServices(source),
    treatments: readTreatments(source),
    costs: readTexts(source, 'costs/gevelreiniging', costsTextSchema),
    provinces,
    places,
    sources: readYaml(folder, 'sources.yaml', factsSchema),
    posts: readPosts(source),
    vacancies: readVacancies(source),
    faq: readTexts(source, 'faq', faqSchema),
    terms: readMarkdown(source, 'terms', documentHeadSchema),
    privacy: readMarkdown(source, 'privacy', documentHeadSchema),
    cardGroups,
    rates,
    booking,
    gallery,
    reviews,
    about: read(folder, 'about.yaml', aboutSchema),
    team: read(folder, 'team.yaml', teamSchema),
    photographs: readYaml(folder, 'photographs.yaml', photographsSchema),
    certifications: read(folder, 'certifications.yaml', certificationsSchema),
    messages,
  };
}

/** The towns that pages list, by the file that names them. */
function townLists(company: Company, provinces: Provinces): Record<string, readonly string[]> {
  const ofProvinces = Object.values(provinces).map(({ slug, towns }): [string, readonly string[]] => [
    `provinces/${slug}/province.yaml`,
    towns,
  ]);
  return {
    'company.yaml': company.servedTowns.map(({ name }) => name),
    ...Object.fromEntries(ofProvinces),
  };
}

function textSource(folder: string, facts: { company: Company; rates: Rates; booking: Booking }): TextSource {
  const claims = allLanguages.map((language) => [language, claimsIn(language, facts)]);
  return { folder, claims: Object.fromEntries(claims) as TextSource['claims'] };
}

let loaded: Content | undefined;

/** The content of this repository, read once: after an edit another process reads it. */
export function loadContent(): Content {
  return (loaded ??= readContent(contentFolder));
}

/** The site's own words in one language. */
export function siteMessages(language: Language): SiteMessages {
  return loadContent().messages[language];
}
