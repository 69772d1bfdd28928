import type { ReactNode } from 'react';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import { TitleWords } from '../title-words/title-words.tsx';
import { WithContact } from '../with-contact.tsx';
import { usePage } from '../../page/page-context.tsx';
import { Picture } from '../picture/picture.tsx';
import type { PictureName } from '../picture/picture-names.ts';

interface HeadPictureProps {
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

export interface PageHeadProps {
  readonly title: string;
  readonly lead: string;
  /** What one has to know before. */
  readonly note?: string | undefined;
  /** What one can do at once. */
  readonly actions?: ReactNode;
  /** Beside the words where there is room, below them on a phone. */
  readonly picture?: ReactNode;
}

/** How every page but the home page begins: the way back, its title, and what it is about. */
export function PageHead({ title, lead, note, actions, picture }: PageHeadProps) {
  return (
    <header className={picture ? 'page-head pictured' : 'page-head'}>
      <div>
        <Breadcrumbs />
        <h1>
          <TitleWords>{title}</TitleWords>
        </h1>
        <p className="lead">
          <WithContact>{lead}</WithContact>
        </p>
        {note && <p className="note">{note}</p>}
        {actions && <p className="actions">{actions}</p>}
      </div>
      {picture}
    </header>
  );
}
