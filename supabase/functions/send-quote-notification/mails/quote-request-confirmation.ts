import type { Facts } from '@vakman/domain/facts/facts.ts';
import type { Language } from '@vakman/domain/languages/languages.ts';
import { html, type Html } from '../../_shared/html/html.ts';
import { pageAddress } from '../../_shared/page/page-address.ts';
import { palette } from '@vakman/tokens/colours/colours.ts';
import { companyText, mailPage } from '../../_shared/mail/layout/mail-layout.ts';
import { heading, linked, paragraph, section, subheading } from '../../_shared/mail/layout/mail-parts.ts';
import { chip } from '../../_shared/mail/layout/paint-chip.ts';
import { style } from '../../_shared/mail/layout/mail-styles.ts';
import type { MailContent } from '../../_shared/mail/mail.ts';
import { translateConfirmation } from './confirmation-messages.ts';

export interface Confirmation {
  /** From `quoteRequestReference`. */
  readonly reference: string;
  readonly language: Language;
  readonly facts: Facts;
  readonly siteUrl: string;
}

function steps(list: readonly string[]): Html {
  const rules = style({
    margin: 0,
    padding: '0 0 0 22px',
    color: palette.text,
    'font-size': '16px',
    'line-height': '25px',
  });
  return html`<ol class="t-text" style="${rules}">
    ${list.map((step) => html`<li style="padding:0 0 8px 4px">${step}</li>`)}
  </ol>`;
}

/**
 * What the applicant gets, in his language. It holds no word that he typed: anybody may type anybody's
 * address, and would otherwise send words of his own to strangers in the name of the firm.
 */
export function quoteRequestConfirmation(confirmation: Confirmation): MailContent {
  const { reference, language, facts, siteUrl } = confirmation;
  const { company } = facts;
  const t = translateConfirmation(language);
  const values = {
    reference,
    company: company.name,
    phone: company.phone.display,
    hours: company.replyWithinHours,
  };
  const subject = t('confirmation.subject', values);
  const next = [
    t('confirmation.next.read'),
    t('confirmation.next.contact', values),
    t('confirmation.next.quote'),
  ];
  const questions = t('confirmation.questions', values);
  const body = html`${section(
    html`${heading(t('confirmation.title'))} ${paragraph(t('confirmation.introduction', values))}
    ${chip({ label: t('confirmation.reference'), value: reference })}`,
  )}
  ${section(html`${subheading(t('confirmation.nextTitle'))} ${steps(next)}`, 'surface-sunken')}
  ${section(
    html`${subheading(t('confirmation.questionsTitle'))}
    ${paragraph(linked(questions, [{ text: company.phone.display, href: company.phone.href }]))}
    ${subheading(t('confirmation.notYoursTitle'))} ${paragraph(t('confirmation.notYours'), 'text-muted')}`,
  )}`;
  const home = pageAddress(siteUrl, 'home', language);
  return {
    subject,
    html: mailPage({
      language,
      title: subject,
      preheader: t('confirmation.preheader', values),
      company,
      siteUrl: home,
      body,
      note: t('confirmation.automatic'),
    }),
    text: [
      t('confirmation.title'),
      t('confirmation.introduction', values),
      `${t('confirmation.reference')}: ${reference}`,
      [t('confirmation.nextTitle'), ...next.map((step, index) => `${index + 1}. ${step}`)].join('\n'),
      `${t('confirmation.questionsTitle')}\n${questions}`,
      `${t('confirmation.notYoursTitle')}\n${t('confirmation.notYours')}`,
      t('confirmation.automatic'),
      `-- \n${companyText(company, home)}`,
    ].join('\n\n'),
  };
}
