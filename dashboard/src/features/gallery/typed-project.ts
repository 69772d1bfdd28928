import type { GalleryProject, Permission } from '@vakman/domain/gallery.project';
import type { GalleryRow } from '@vakman/domain/gallery.schema';
import { defaultLanguage, languages, type Language } from '@vakman/domain/languages/languages';
import { storable } from '@vakman/domain/text/text';
import type { ProjectDraft } from '@vakman/supabase/client/gallery-projects';
import type { GalleryWords } from '../../../generated/gallery.words.ts';

export interface TypedText {
  readonly title: string;
  readonly description: string;
}

/** A project as it stands in its form; pictures are kept beside it. */
export interface TypedProject {
  readonly category: GalleryRow['category'];
  readonly texts: Readonly<Partial<Record<Language, TypedText>>>;
  readonly permission: Permission | '';
  /** A day, or empty. */
  readonly permittedOn: string;
}

/** What a form shows of a project; of a new one without. */
export function typedProject(project: GalleryProject | undefined): TypedProject {
  const dutch = { title: project?.title ?? '', description: project?.description ?? '' };
  const others = Object.entries(project?.translations ?? {}).map(([language, text]) => [
    language,
    { title: text?.title ?? '', description: text?.description ?? '' },
  ]);
  return {
    category: project?.category ?? 'painting',
    texts: { ...Object.fromEntries(others), [defaultLanguage]: dutch } as TypedProject['texts'],
    permission: project?.permission ?? '',
    permittedOn: project?.permitted_on ?? '',
  };
}

/** What is wrong with which field, in words; `picture` is about both. */
export type ProjectErrors = Partial<
  Record<'picture' | 'permission' | 'permittedOn' | `${Language}-title`, string>
>;

type CheckedProject = Omit<ProjectDraft, 'before_image_url' | 'after_image_url' | 'published_at'>;

/**
 * What a project comes to.
 *
 * @param wanted whether it is to stand on the site, has a picture, and has one whose frame is not chosen yet.
 */
export function checkProject(
  typed: TypedProject,
  wanted: { readonly isPublic: boolean; readonly hasPicture: boolean; readonly isCutting: boolean },
  words: GalleryWords['errors'],
): { readonly value: CheckedProject; readonly errors: ProjectErrors } {
  const errors: ProjectErrors = {};
  const clean = (text: string | undefined) => storable(text ?? '').trim();
  const translations: Partial<Record<Language, Partial<TypedText>>> = {};
  for (const language of languages) {
    const title = clean(typed.texts[language]?.title);
    const description = clean(typed.texts[language]?.description);
    if (language === defaultLanguage) {
      if (title === '') errors[`${language}-title`] = words.title;
    } else if (title !== '') translations[language] = { title, ...(description !== '' && { description }) };
    else if (description !== '') errors[`${language}-title`] = words.half;
  }
  if (wanted.isCutting) errors.picture = words.uncut;
  else if (wanted.isPublic && !wanted.hasPicture) errors.picture = words.picture;
  if (wanted.isPublic && typed.permission === '') errors.permission = words.permission;
  if (typed.permission !== '' && typed.permittedOn === '') errors.permittedOn = words.permittedOn;
  const dutch = typed.texts[defaultLanguage];
  return {
    value: {
      category: typed.category,
      title: clean(dutch?.title),
      description: clean(dutch?.description) || null,
      translations: Object.keys(translations).length > 0 ? translations : null,
      permission: typed.permission === '' ? null : typed.permission,
      permitted_on: typed.permission === '' ? null : typed.permittedOn,
    },
    errors,
  };
}
