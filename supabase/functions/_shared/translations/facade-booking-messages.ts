import de from '../generated/facade-booking.de.json' with { type: 'json' };
import en from '../generated/facade-booking.en.json' with { type: 'json' };
import es from '../generated/facade-booking.es.json' with { type: 'json' };
import fr from '../generated/facade-booking.fr.json' with { type: 'json' };
import nl from '../generated/facade-booking.nl.json' with { type: 'json' };
import ru from '../generated/facade-booking.ru.json' with { type: 'json' };
import uk from '../generated/facade-booking.uk.json' with { type: 'json' };
import zh from '../generated/facade-booking.zh.json' with { type: 'json' };
import { createTranslations, type Translate } from './translations.ts';

export type FacadeBookingMessages = typeof nl;
export type TranslateFacadeBooking = Translate<FacadeBookingMessages>;

/** Words of the booking, the same that the widget shows. */
export const translateFacadeBooking = createTranslations<FacadeBookingMessages>({
  nl,
  en,
  de,
  fr,
  es,
  uk,
  ru,
  zh,
});
