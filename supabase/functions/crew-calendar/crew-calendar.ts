import { crewCalendarFile, type CrewCalendarEntry } from '@vakman/domain/crew-calendar-file.ts';
import { messages } from '../_shared/generated/crew-calendar.messages.ts';
import { translateFacadeBooking } from '../_shared/translations/facade-booking-messages.ts';
import { createTranslations } from '../_shared/translations/translations.ts';
import type { CrewFeed, CrewFeedEntry } from './crew-feed.ts';

const translate = createTranslations(messages);

/** The calendar of a crew, in the language of whoever made its address. It names nobody. */
export function writeCrewCalendar({ crew, name, language, entries }: CrewFeed): string {
  const title = name || translate(language)('crew', { number: crew });
  return crewCalendarFile(
    title,
    entries.map((entry) => written(entry, language)),
  );
}

function written(entry: CrewFeedEntry, language: CrewFeed['language']): CrewCalendarEntry {
  const { id, sequence, confirmed, starts_at, ends_at, changed_at, note } = entry;
  const { summary, about, location } = told(entry, language);
  return {
    id,
    sequence,
    confirmed,
    startsAt: starts_at,
    endsAt: ends_at,
    changedAt: changed_at,
    summary,
    description: [...about, note].filter((line) => line !== '').join('\n'),
    location,
  };
}

function told(entry: CrewFeedEntry, language: CrewFeed['language']) {
  const t = translate(language);
  switch (entry.kind) {
    case 'booking': {
      const choice = translateFacadeBooking(language);
      const { square_meters, material, height, access, impregnation, confirmed, place } = entry;
      return {
        summary: t(confirmed ? 'cleaning' : 'unconfirmed'),
        about: [
          choice(`choices.square_meters.${square_meters}`),
          choice(`choices.material.${material}`),
          choice(`choices.height.${height}`),
          choice(`choices.access.${access}`),
          choice(`choices.impregnation.${impregnation ? 'yes' : 'no'}`),
        ],
        location: place,
      };
    }
    case 'visit':
      return { summary: entry.title || t('visit'), about: [], location: entry.place ?? '' };
    default:
      return { summary: t(entry.kind), about: [], location: '' };
  }
}
