import de from '../generated/quote-form.de.json' with { type: 'json' };
import en from '../generated/quote-form.en.json' with { type: 'json' };
import es from '../generated/quote-form.es.json' with { type: 'json' };
import fr from '../generated/quote-form.fr.json' with { type: 'json' };
import nl from '../generated/quote-form.nl.json' with { type: 'json' };
import ru from '../generated/quote-form.ru.json' with { type: 'json' };
import uk from '../generated/quote-form.uk.json' with { type: 'json' };
import zh from '../generated/quote-form.zh.json' with { type: 'json' };
import { createTranslations, type Translate } from './translations.ts';

export type QuoteFormMessages = typeof nl;
export type TranslateQuoteForm = Translate<QuoteFormMessages>;

/** Words of the quote form, the same that the widget shows. */
export const translateQuoteForm = createTranslations<QuoteFormMessages>({ nl, en, de, fr, es, uk, ru, zh });
