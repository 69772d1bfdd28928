import type { Content } from '@vakman/content/content';
import type { Addresses, LocalFacts } from '@vakman/domain/facts/facts';
import type { Language } from '@vakman/domain/languages/languages';
import { serviceSlugs } from '@vakman/domain/services/services';
import type { AppointmentWords } from '@vakman/widgets/appointment/appointment.words.ts';
import type { AssistantWords } from '@vakman/widgets/assistant/assistant.words.ts';
import type { CookieNoticeWords } from '@vakman/widgets/cookie-notice/cookie-notice.words.ts';
import type { FacadeBookingWords } from '@vakman/widgets/facade-booking/facade-booking.words.ts';
import type { GalleryWords } from '@vakman/widgets/gallery/gallery.words.ts';
import type { QuoteFormWords } from '@vakman/widgets/quote-form/quote-form.words.ts';
import type { ReviewsWords } from '@vakman/widgets/reviews/reviews.words.ts';
import { builtInProjects, type GalleryPictures } from './gallery-facts.ts';
import { scoreOf, shownReviews } from './review-facts.ts';
import { bookingWords, photoWords, slotWords } from './words-of-parts.ts';

/** Where the facts of a widget come from. */
export interface FactsSource {
  readonly content: Content;
  readonly language: Language;
  readonly addresses: Addresses;
  readonly pictures: GalleryPictures;
}

/** The words of a widget without its messages. */
type FactsOf<Words> = (source: FactsSource) => Omit<Words, 'messages'>;

export function localFactsOf({ content, language }: Pick<FactsSource, 'content' | 'language'>): LocalFacts {
  const names = serviceSlugs.map((slug) => [slug, content.services[slug].name[language]]);
  return { serviceNames: Object.fromEntries(names) as LocalFacts['serviceNames'] };
}

const appointment: FactsOf<AppointmentWords> = ({ language }) => ({
  slots: slotWords(language),
  booking: bookingWords(language),
});

const assistant: FactsOf<AssistantWords> = (source) => ({ localFacts: localFactsOf(source) });

const cookieNotice: FactsOf<CookieNoticeWords> = () => ({});

const facadeBooking: FactsOf<FacadeBookingWords> = ({ language }) => ({
  slots: slotWords(language),
  photos: photoWords(language),
});

const gallery: FactsOf<GalleryWords> = (source) => ({ projects: builtInProjects(source) });

const quoteForm: FactsOf<QuoteFormWords> = (source) => ({ localFacts: localFactsOf(source) });

const reviews: FactsOf<ReviewsWords> = (source) => ({
  score: scoreOf(source),
  reviews: shownReviews(source),
});

/** What each widget may know of `content` in one language, by the name of its folder. */
export const widgetFacts: Readonly<Record<string, (source: FactsSource) => object>> = {
  appointment,
  assistant,
  'cookie-notice': cookieNotice,
  'facade-booking': facadeBooking,
  gallery,
  'quote-form': quoteForm,
  reviews,
};
