import type { ServiceSlug } from '@vakman/domain/services';
import { usePage } from '../../page/page-context.tsx';
import { HeadPicture } from '../../_components/page-head/page-head.tsx';
import type { PictureName } from '../../_components/picture/picture-names.ts';

const pictures: Readonly<Record<ServiceSlug, PictureName>> = {
  gevelreiniging: 'facade-clean',
  binnenschilder: 'room-after',
  buitenschilder: 'painter-at-work',
  'houtrot-reparatie': 'frame-rotten',
  'latex-spuiten': 'spraying',
  schilder: 'canal-houses',
};

/** The picture of a service, at the head of its pages. */
export function ServicePicture({ service }: { readonly service: ServiceSlug }) {
  const { content, lang } = usePage();
  return <HeadPicture name={pictures[service]} subject={content.services[service].inSentence[lang]} />;
}
