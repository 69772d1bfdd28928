import { createTranslations } from '../translations/translations.ts';
import de from '../generated/mail.de.json' with { type: 'json' };
import en from '../generated/mail.en.json' with { type: 'json' };
import es from '../generated/mail.es.json' with { type: 'json' };
import fr from '../generated/mail.fr.json' with { type: 'json' };
import nl from '../generated/mail.nl.json' with { type: 'json' };
import ru from '../generated/mail.ru.json' with { type: 'json' };
import uk from '../generated/mail.uk.json' with { type: 'json' };
import zh from '../generated/mail.zh.json' with { type: 'json' };

/** Words of the mails that go to applicants, in their language. */
export const translateMail = createTranslations<typeof nl>({ nl, en, de, fr, es, uk, ru, zh });
