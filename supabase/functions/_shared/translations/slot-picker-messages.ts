import de from '../generated/slot-picker.de.json' with { type: 'json' };
import en from '../generated/slot-picker.en.json' with { type: 'json' };
import es from '../generated/slot-picker.es.json' with { type: 'json' };
import fr from '../generated/slot-picker.fr.json' with { type: 'json' };
import nl from '../generated/slot-picker.nl.json' with { type: 'json' };
import ru from '../generated/slot-picker.ru.json' with { type: 'json' };
import uk from '../generated/slot-picker.uk.json' with { type: 'json' };
import zh from '../generated/slot-picker.zh.json' with { type: 'json' };
import { createTranslations } from './translations.ts';

/** Words of days and times, the same that the widgets show. */
export const translateSlotPicker = createTranslations<typeof nl>({ nl, en, de, fr, es, uk, ru, zh });
