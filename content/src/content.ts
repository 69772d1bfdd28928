import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@vakman/domain/languages/languages';
import { serviceSlugs, type ServiceSlug } from '@vakman/domain/services/services';
import { cardGroupsSchema, cardSchema, type CardGroup } from './cards/cards.schema.ts';
import { fillClaims } from './claims/fill-claims.ts';
import { companySchema, type Company } from './company/company.schema.ts';
import { ContentError } from './files/content-error.ts';
import { readYaml } from './files/read-yaml.ts';
import { languageOptionsSchema, type LanguageOptions } from './languages/languages.schema.ts';
import { readMessages, type SiteMessages } from './messages/read-messages.ts';
import { ratesSchema, type Rates } from './rates/rates.schema.ts';
import { cardsStandInOneGroup } from './rules/cards-stand-in-one-group.ts';
import { foldersAreTheCatalogue } from './rules/folders-are-the-catalogue.ts';
import { onePackageIsPopular } from './rules/one-package-is-popular.ts';
import { ratingFitsItsScale } from './rules/rating-fits-its-scale.ts';
import { townsDoNotOverlap } from './rules/towns-do-not-overlap.ts';
import { serviceSchema, type Service } from './services/service.schema.ts';

/** Everything the business says, checked; claims are already in the texts. */
export interface Content {
  readonly company: Company;
  readonly languages: LanguageOptions;
  readonly services: Readonly<Record<ServiceSlug, Service>>;
  /** The service cards of the home page by accordion group. */
  readonly cardGroups: readonly CardGroup[];
  readonly rates: Rates;
  readonly messages: Readonly<Record<Language, SiteMessages>>;
}

/** The folder that holds the YAML files. */
export const contentFolder = join(import.meta.dirname, '..');

/**
 * Reads and checks a folder of content.
 * Throws a `ContentError` with every fault of the first file that is wrong, or of the rules between files.
 */
export function readContent(folder: string): Content {
  const company = readYaml(folder, 'company.yaml', companySchema);
  const read: typeof readYaml = (from, file, schema) =>
    fillClaims(file, readYaml(from, file, schema), company.claims);

  const services = serviceSlugs.map((slug) => [
    slug,
    read(folder, `services/${slug}/service.yaml`, serviceSchema),
  ]);
  const rates = read(folder, 'rates.yaml', ratesSchema);
  const groups = read(folder, 'cards/groups.yaml', cardGroupsSchema);
  const cardGroups = groups.map((group) => ({
    ...group,
    cards: group.cards.map((id) => ({ id, ...read(folder, `cards/${id}.yaml`, cardSchema) })),
  }));
  const languages = readYaml(folder, 'languages.yaml', languageOptionsSchema);
  const messages = readMessages(folder);

  const faults = [
    ...townsDoNotOverlap(company),
    ...ratingFitsItsScale(company),
    ...foldersAreTheCatalogue(readdirSync(join(folder, 'services'))),
    ...cardsStandInOneGroup(readdirSync(join(folder, 'cards')), groups),
    ...onePackageIsPopular(rates),
  ];
  if (faults.length > 0) throw new ContentError(faults);
  return {
    company,
    languages,
    services: Object.fromEntries(services) as Content['services'],
    cardGroups,
    rates,
    messages,
  };
}

let loaded: Content | undefined;

/** The content of this repository, read once; after an edit, `forgetContent()` makes the next call read again. */
export function loadContent(): Content {
  return (loaded ??= readContent(contentFolder));
}

export function forgetContent(): void {
  loaded = undefined;
}

/** The site's own words in one language. */
export function siteMessages(language: Language): SiteMessages {
  return loadContent().messages[language];
}
