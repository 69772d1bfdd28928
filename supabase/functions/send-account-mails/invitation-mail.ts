import type { Facts } from '@vakman/domain/facts/facts.ts';
import { formatDate } from '@vakman/domain/format/format.dates.ts';
import type { StoredInvitation } from '../_shared/database/claimed-invitation.ts';
import { messages } from '../_shared/generated/send-account-mails.messages.ts';
import { writeMail } from '../_shared/mail/layout/write-mail.ts';
import type { MailContent } from '../_shared/mail/mail.ts';
import { pageAddress } from '../_shared/page/page-address.ts';
import { createTranslations } from '../_shared/translations/translations.ts';

const translate = createTranslations(messages);

interface InvitationMail {
  readonly invitation: StoredInvitation;
  /** Null where he told no name. */
  readonly inviter: string | null;
  /** The secret of the link. */
  readonly token: string;
  readonly facts: Facts;
  readonly siteUrl: string;
}

/** What whoever is invited gets. The secret stands behind `#`, which browsers send to nobody. */
export function invitationMail({ invitation, inviter, token, facts, siteUrl }: InvitationMail): MailContent {
  const { id, language, role, expires_at } = invitation;
  const { company } = facts;
  const t = translate(language);
  const values = { company: company.name, date: formatDate(expires_at, language) };
  const href = `${pageAddress(siteUrl, 'invite', language)}/${id}#${token}`;
  return writeMail({
    language,
    subject: t('invitation.subject', values),
    preheader: t('invitation.lifetime', values),
    sections: [
      [
        {
          title: t('invitation.title'),
          blocks: [
            ...(inviter === null
              ? []
              : [{ kind: 'text', text: t('invitation.by', { ...values, inviter }) } as const]),
            { kind: 'text', text: t(`invitation.to.${role}`, values) },
            { kind: 'button', link: { text: t('invitation.button'), href }, rank: 'main' },
            { kind: 'text', text: t('invitation.lifetime', values) },
          ],
        },
      ],
      [
        {
          title: t('invitation.notYours.title'),
          blocks: [{ kind: 'text', text: t('invitation.notYours.text'), tone: 'muted' }],
        },
      ],
    ],
    note: t('automatic'),
    company,
    homeUrl: pageAddress(siteUrl, 'home', language),
  });
}
