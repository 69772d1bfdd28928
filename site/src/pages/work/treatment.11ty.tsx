import type { TreatmentSlug } from '@vakman/content/treatments/treatment.schema';
import { usePage } from '../../page/page-context.tsx';
import { HeadPicture } from '../../_components/page-head/page-head.tsx';
import type { PictureName } from '../../_components/picture/picture-names.ts';
import { WorkPage } from './work-page.tsx';
import { pageTemplate } from '../../_layouts/page-template.tsx';

const pictures: Readonly<Record<TreatmentSlug, PictureName>> = {
  impregneren: 'impregnation',
  'graffiti-verwijderen': 'graffiti-before',
};

/** Facade work that has a page of its own beside the catalogue. */
function TreatmentPage({ treatment: slug }: { readonly treatment: TreatmentSlug }) {
  const { content, lang } = usePage();
  const treatment = content.treatments[slug];
  return (
    <WorkPage
      text={treatment.texts[lang]}
      picture={<HeadPicture name={pictures[slug]} subject={treatment.inSentence[lang]} />}
      service="gevelreiniging"
      related={treatment.relatedServices}
    />
  );
}

export default pageTemplate(TreatmentPage, 'treatment');
