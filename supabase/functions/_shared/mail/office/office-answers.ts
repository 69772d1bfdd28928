import { fill } from '@vakman/domain/text/fill.ts';
import type { Block } from '../layout/mail-document.ts';
import { mailLink, type Contact } from './office-details.ts';
import words from '../../generated/office.nl.json' with { type: 'json' };

/** Buttons to call the visitor, where he left a number, and to write to him; `call` may be the mail's one action. */
export function answerButtons(contact: Contact, call: 'main' | 'other'): Block[] {
  const { phone, phone_normalised: dialled, email } = contact;
  const byPhone = { text: fill(words.call, { phone }), href: `tel:${dialled}` };
  return [
    ...(dialled === '' ? [] : [{ kind: 'button', link: byPhone, rank: call } as const]),
    { kind: 'button', link: { text: words.reply, href: mailLink(email) }, rank: 'other' },
  ];
}
