import type { TreatmentSlug } from '@vakman/content/treatments/treatment.schema';
import { usePage } from '../../page/page-context.tsx';
import type { PictureProps } from '../picture/picture.tsx';
import { WorkPage } from '../work-page/work-page.tsx';

const pictures: Readonly<Record<TreatmentSlug, PictureProps['name']>> = {
  impregneren: 'impregnation',
  'graffiti-verwijderen': 'graffiti-before',
};

/** Facade work that has a page of its own beside the catalogue. */
export function TreatmentPage({ treatment: slug }: { readonly treatment: TreatmentSlug }) {
  const { content, lang } = usePage();
  const treatment = content.treatments[slug];
  return (
    <WorkPage
      text={treatment.texts[lang]}
      name={treatment.name[lang]}
      picture={pictures[slug]}
      service="gevelreiniging"
      related={treatment.relatedServices}
    />
  );
}
