import { createTranslations } from '../translations/translations.ts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };
import ru from './messages/ru.json' with { type: 'json' };
import uk from './messages/uk.json' with { type: 'json' };
import zh from './messages/zh.json' with { type: 'json' };

/** Words that only forms without script need, beside those of the widgets. */
export const translatePage = createTranslations<typeof nl>({ nl, en, de, fr, es, uk, ru, zh });
