import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { typesetDeep } from '@vakman/content/typography/typeset';
import { languages, type Language } from '@vakman/domain/languages/languages';

const repository = join(import.meta.dirname, '../..');

/** Messages that functions say in every language, by the name of their copy; those of widgets stand in mails too. */
const ofFunctions = {
  'facade-booking': 'widgets/src/facade-booking/messages',
  'quote-form': 'widgets/src/quote-form/messages',
  'slot-picker': 'widgets/src/ui/slot-picker/messages',
  'booking-page': 'supabase/functions/book-facade-cleaning/messages',
  page: 'supabase/functions/_shared/page/messages',
  mail: 'supabase/functions/_shared/mail/messages',
  'booking-mail': 'supabase/functions/_shared/mail/booking/messages',
};

/** Dutch alone: what the office reads. */
const ofOffice = {
  office: 'supabase/functions/_shared/mail/office/office.nl.json',
  'quote-request-office': 'supabase/functions/_shared/mail/quote-request-office.nl.json',
  'booking-office': 'supabase/functions/_shared/mail/booking/booking-office.nl.json',
};

/** @param file path of a JSON file with messages in the repository. */
function typesetFile(language: Language, file: string): unknown {
  return typesetDeep(language, JSON.parse(readFileSync(join(repository, file), 'utf8')) as unknown);
}

/** Messages of a folder of `widgets/src`, as print sets them. */
export function typesetWidgetMessages(folder: string, language: Language): unknown {
  return typesetFile(language, `widgets/src/${folder}/messages/${language}.json`);
}

/** What functions say, typeset: text by path in the repository. */
export function messagesOfFunctions(): [path: string, text: string][] {
  const file = (name: string, language: Language, source: string): [string, string] => [
    `supabase/functions/_shared/generated/${name}.${language}.json`,
    `${JSON.stringify(typesetFile(language, source), null, 2)}\n`,
  ];
  return [
    ...Object.entries(ofFunctions).flatMap(([name, folder]) =>
      languages.map((language) => file(name, language, `${folder}/${language}.json`)),
    ),
    ...Object.entries(ofOffice).map(([name, source]) => file(name, 'nl', source)),
  ];
}
