import type { ServiceSlug } from '@vakman/domain/services';
import { usePage } from '../../page/page-context.tsx';
import { ProvinceLinks } from '../../_components/province-links/province-links.tsx';
import { ServicePicture } from './service-picture.tsx';
import { WorkPage } from './work-page.tsx';
import { pageTemplate } from '../../_layouts/page-template.tsx';

/** A service of the catalogue, in and around Almere, with the way to its pages in the provinces. */
function ServicePage({ service: slug }: { readonly service: ServiceSlug }) {
  const { content, lang, t } = usePage();
  const service = content.services[slug];
  return (
    <WorkPage
      text={service.texts[lang]}
      picture={<ServicePicture service={slug} />}
      service={slug}
      related={service.relatedServices}
    >
      <nav className="band" aria-labelledby="elsewhere">
        <h2 id="elsewhere">{t('work.elsewhere')}</h2>
        <ProvinceLinks pageOf={(province) => `local/${slug}/${province}`} />
      </nav>
    </WorkPage>
  );
}

export default pageTemplate(ServicePage, 'service');
