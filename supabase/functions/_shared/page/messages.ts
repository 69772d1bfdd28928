import { createTranslations } from '../translations/translations.ts';
import de from '../generated/page.de.json' with { type: 'json' };
import en from '../generated/page.en.json' with { type: 'json' };
import es from '../generated/page.es.json' with { type: 'json' };
import fr from '../generated/page.fr.json' with { type: 'json' };
import nl from '../generated/page.nl.json' with { type: 'json' };
import ru from '../generated/page.ru.json' with { type: 'json' };
import uk from '../generated/page.uk.json' with { type: 'json' };
import zh from '../generated/page.zh.json' with { type: 'json' };

/** Words that only forms without script need, beside those of the widgets. */
export const translatePage = createTranslations<typeof nl>({ nl, en, de, fr, es, uk, ru, zh });
