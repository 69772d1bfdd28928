import { createTranslations } from '../../_shared/translations/translations.ts';
import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import es from '../messages/es.json' with { type: 'json' };
import fr from '../messages/fr.json' with { type: 'json' };
import nl from '../messages/nl.json' with { type: 'json' };
import ru from '../messages/ru.json' with { type: 'json' };
import uk from '../messages/uk.json' with { type: 'json' };
import zh from '../messages/zh.json' with { type: 'json' };

/** Words that only the booking without script needs, beside those of the widget. */
export const translateOwn = createTranslations<typeof nl>({ nl, en, de, fr, es, uk, ru, zh });
