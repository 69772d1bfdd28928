import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { typesetDeep } from '@vakman/content/typography/typeset';

const functions = join(import.meta.dirname, '../../supabase/functions');

/** What the office alone reads, in Dutch. */
const files = [
  '_shared/mail/office/office.nl.json',
  'send-quote-notification/mails/quote-request-office.nl.json',
  'send-booking-mails/mails/booking-office.nl.json',
  'send-chat-mails/chat-office.nl.json',
  'send-quote-mails/mails/quote-office.nl.json',
] as const;

/** Words of the mails to the office as print sets them: text by path in the repository. */
export function officeMessages(): [path: string, text: string][] {
  return files.map((file) => {
    const words = JSON.parse(readFileSync(join(functions, file), 'utf8')) as object;
    const name = file.replace(/.*\//, '');
    const text = `${JSON.stringify(typesetDeep('nl', words), null, 2)}\n`;
    return [`supabase/functions/_shared/generated/${name}`, text];
  });
}
