import type { PhotoProblemKind } from './photo.ts';

/** What is said of photos; the messages of the quote form have it. */
export interface PhotoMessages {
  readonly fields: { readonly photos: Readonly<Record<'label' | 'hint' | 'withoutScript', string>> };
  readonly errors: { readonly photos: Readonly<Record<Exclude<PhotoProblemKind, 'failed'>, string>> };
  readonly photoList: Readonly<
    Record<'choose' | 'preparing' | 'uploading' | 'ready' | 'failed' | 'remove' | 'count', string>
  >;
}
