import type { Language } from '@vakman/domain/languages/languages';
import { pageAddress } from '../page-address.ts';
import type { Filter } from './gallery.state.ts';
import type { GalleryMessages } from './gallery.words.ts';

interface EmptyCategoryProps {
  readonly filter: Filter;
  readonly language: Language;
  readonly messages: GalleryMessages;
}

/** A kind of work of which no project can be shown yet: what will stand here, and where to ask until then. */
export function EmptyCategory({ filter, language, messages }: EmptyCategoryProps) {
  if (filter !== 'other') return <p className="empty">{messages.empty}</p>;
  return (
    <p className="empty">
      {messages.emptyOther} <a href={pageAddress('quote', language)}>{messages.ask}</a>
    </p>
  );
}
