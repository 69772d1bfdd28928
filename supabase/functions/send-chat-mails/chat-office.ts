import type { Facts } from '@vakman/domain/facts/facts.ts';
import { fill } from '@vakman/domain/text/fill.ts';
import type { ClaimedForOffice } from '../_shared/database/claimed-conversation.ts';
import words from '../_shared/generated/chat-office.nl.json' with { type: 'json' };
import { headerLine } from '../_shared/mail/header-line.ts';
import { writeMail } from '../_shared/mail/layout/write-mail.ts';
import type { MailContent } from '../_shared/mail/mail.ts';
import { pageAddress } from '../_shared/page/page-address.ts';

interface ChatOfficeMail {
  readonly claimed: ClaimedForOffice;
  readonly facts: Facts;
  readonly siteUrl: string;
}

/** Tells the office, in Dutch, that a customer wrote and nobody has read it. */
export function chatOffice({ claimed, facts, siteUrl }: ChatOfficeMail): MailContent {
  const { conversation, unread } = claimed;
  const { id, name, street_address, title } = conversation;
  const count = String(unread);
  return writeMail({
    language: 'nl',
    subject: headerLine(fill(words.subject, { name, place: street_address })),
    preheader: fill(words.preheader, { count }),
    eyebrow: words.eyebrow,
    sections: [
      [
        {
          title: headerLine(name),
          blocks: [
            {
              kind: 'rows',
              rows: [
                { label: words.rows.place, value: headerLine(street_address) },
                ...(title === null ? [] : [{ label: words.rows.project, value: headerLine(title) }]),
                { label: words.rows.unread, value: count },
              ],
            },
            {
              kind: 'button',
              link: {
                text: words.button,
                href: `${pageAddress(siteUrl, 'admin', 'nl')}/conversations/${id}`,
              },
              rank: 'main',
            },
            { kind: 'text', text: words.once, tone: 'muted' },
          ],
        },
      ],
    ],
    note: words.footer,
    company: facts.company,
    homeUrl: pageAddress(siteUrl, 'home', 'nl'),
  });
}
