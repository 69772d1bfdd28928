import { serviceSlugs, type ServiceSlug } from '@vakman/domain/services';
import { fillClaims } from '../claims/fill-claims.ts';
import { readYaml } from '../files/read-yaml.ts';
import { readTexts, type ByLanguage, type TextSource } from '../texts/read-texts.ts';
import { serviceSchema, type Service } from './service.schema.ts';
import { workTextSchema, type WorkText } from './service-text.schema.ts';

/** A service with the text of its page. */
export interface ServicePage extends Service {
  readonly slug: ServiceSlug;
  readonly texts: ByLanguage<WorkText>;
}

export type Services = Readonly<Record<ServiceSlug, ServicePage>>;

/** Reads `services/`. */
export function readServices(source: TextSource): Services {
  const services = serviceSlugs.map((slug): ServicePage => {
    const file = `services/${slug}/service.yaml`;
    const service = fillClaims(file, readYaml(source.folder, file, serviceSchema), source.claims.nl);
    return { slug, ...service, texts: readTexts(source, `services/${slug}`, workTextSchema) };
  });
  return Object.fromEntries(services.map((service) => [service.slug, service])) as Services;
}
