import type { TreatmentSlug } from '@vakman/content/treatments/treatment.schema';
import { usePage } from '../../page/page-context.tsx';
import { HeadPicture } from '../page-head/head-picture.tsx';
import type { PictureName } from '../picture/picture-names.ts';
import { WorkPage } from '../work-page/work-page.tsx';

const pictures: Readonly<Record<TreatmentSlug, PictureName>> = {
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
      picture={<HeadPicture name={pictures[slug]} subject={treatment.inSentence[lang]} />}
      service="gevelreiniging"
      related={treatment.relatedServices}
    />
  );
}
