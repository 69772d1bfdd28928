import { createTranslations } from '../../_shared/translations/translations.ts';
import de from '../../_shared/generated/booking-page.de.json' with { type: 'json' };
import en from '../../_shared/generated/booking-page.en.json' with { type: 'json' };
import es from '../../_shared/generated/booking-page.es.json' with { type: 'json' };
import fr from '../../_shared/generated/booking-page.fr.json' with { type: 'json' };
import nl from '../../_shared/generated/booking-page.nl.json' with { type: 'json' };
import ru from '../../_shared/generated/booking-page.ru.json' with { type: 'json' };
import uk from '../../_shared/generated/booking-page.uk.json' with { type: 'json' };
import zh from '../../_shared/generated/booking-page.zh.json' with { type: 'json' };

/** Words that only the booking without script needs, beside those of the widget. */
export const translateOwn = createTranslations<typeof nl>({ nl, en, de, fr, es, uk, ru, zh });
