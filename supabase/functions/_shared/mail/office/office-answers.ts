import { fill } from '@vakman/domain/text/fill.ts';
import { html, type Html } from '../../html/html.ts';
import { button } from '../layout/mail-parts.ts';
import { mailLink, type Contact } from './office-details.ts';
import words from '../../generated/office.nl.json' with { type: 'json' };

/** Buttons to call the visitor, where he left a number, and to write to him; `call` may be the mail's one action. */
export function answerButtons(contact: Contact, call: 'main' | 'other'): Html {
  const { phone, phone_normalised: dialled, email } = contact;
  return html`${dialled !== '' && button(`tel:${dialled}`, fill(words.call, { phone }), call)}
  ${button(mailLink(email), words.reply, 'other')}`;
}
