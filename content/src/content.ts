import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { serviceSlugs, type ServiceSlug } from '@vakman/domain/services/services';
import { companySchema, type Company } from './company/company.schema.ts';
import { ContentError } from './files/content-error.ts';
import { readYaml } from './files/read-yaml.ts';
import { foldersAreTheCatalogue } from './rules/folders-are-the-catalogue.ts';
import { ratingFitsItsScale } from './rules/rating-fits-its-scale.ts';
import { townsDoNotOverlap } from './rules/towns-do-not-overlap.ts';
import { serviceSchema, type Service } from './services/service.schema.ts';

/** Everything the business says, checked. */
export interface Content {
  readonly company: Company;
  readonly services: Readonly<Record<ServiceSlug, Service>>;
}

/** The folder that holds the YAML files. */
export const contentFolder = join(import.meta.dirname, '..');

function readServices(folder: string): Record<ServiceSlug, Service> {
  const entries = serviceSlugs.map((slug) => [
    slug,
    readYaml(folder, `services/${slug}/service.yaml`, serviceSchema),
  ]);
  return Object.fromEntries(entries) as Record<ServiceSlug, Service>;
}

/** Reads and checks a folder of content. Throws a `ContentError` that names every fault found. */
export function readContent(folder: string): Content {
  const company = readYaml(folder, 'company.yaml', companySchema);
  const services = readServices(folder);
  const faults = [
    ...foldersAreTheCatalogue(readdirSync(join(folder, 'services'))),
    ...ratingFitsItsScale(company),
    ...townsDoNotOverlap(company),
  ];
  if (faults.length > 0) throw new ContentError(faults);
  return { company, services };
}

let loaded: Content | undefined;

/** The content of this repository, read once; after an edit, `forgetContent()` makes the next call read again. */
export function loadContent(): Content {
  return (loaded ??= readContent(contentFolder));
}

export function forgetContent(): void {
  loaded = undefined;
}
