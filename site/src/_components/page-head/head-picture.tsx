import { usePage } from '../../page/page-context.tsx';
import { Picture } from '../picture/picture.tsx';
import type { PictureName } from '../picture/picture-names.ts';

export interface HeadPictureProps {
  readonly name: PictureName;
  /** What it illustrates. */
  readonly subject: string;
}

/** A picture beside the title of a page. */
export function HeadPicture({ name, subject }: HeadPictureProps) {
  const { t } = usePage();
  const alt = t('work.illustration', { name: subject });
  return <Picture name={name} alt={alt} sizes="(width >= 900px) 48vw, 100vw" eager />;
}
