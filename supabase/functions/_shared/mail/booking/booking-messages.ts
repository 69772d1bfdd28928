import { createTranslations } from '../../translations/translations.ts';
import de from '../../generated/booking-mail.de.json' with { type: 'json' };
import en from '../../generated/booking-mail.en.json' with { type: 'json' };
import es from '../../generated/booking-mail.es.json' with { type: 'json' };
import fr from '../../generated/booking-mail.fr.json' with { type: 'json' };
import nl from '../../generated/booking-mail.nl.json' with { type: 'json' };
import ru from '../../generated/booking-mail.ru.json' with { type: 'json' };
import uk from '../../generated/booking-mail.uk.json' with { type: 'json' };
import zh from '../../generated/booking-mail.zh.json' with { type: 'json' };

/** Words of the mails about an appointment that go to visitors, in their language. */
export const translateBookingMail = createTranslations<typeof nl>({ nl, en, de, fr, es, uk, ru, zh });
