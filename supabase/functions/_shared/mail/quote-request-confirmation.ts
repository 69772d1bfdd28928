import type { Facts } from '@vakman/domain/facts/facts.ts';
import type { Language } from '@vakman/domain/languages/languages.ts';
import { localisedPath } from '@vakman/domain/languages/languages.ts';
import { html, type Html } from '../html/html.ts';
import { palette } from '@vakman/tokens/colours/colours.ts';
import { companyText, mailPage } from './layout/mail-layout.ts';
import { heading, paragraph, phoneLink, section, subheading } from './layout/mail-parts.ts';
import { style } from './layout/mail-styles.ts';
import type { MailContent } from './mail.ts';
import { translateMail } from './messages.ts';

export interface Confirmation {
  /** From `quoteRequestReference`. */
  readonly reference: string;
  readonly language: Language;
  readonly facts: Facts;
  readonly siteUrl: string;
}

/** The reference as a paint chip: a field of colour with a name and a number. */
function chip(label: string, reference: string): Html {
  const box = style({
    'background-color': palette.warm,
    color: palette['on-warm'],
    padding: '14px 18px',
    'max-width': '240px',
  });
  const small = style({ 'font-size': '14px', 'line-height': '20px' });
  const large = style({
    'font-size': '26px',
    'line-height': '34px',
    'font-weight': 700,
    'letter-spacing': '1px',
  });
  return html`<div class="b-warm t-on-warm" style="${box}">
    <div style="${small}">${label}</div>
    <div style="${large}">${reference}</div>
  </div>`;
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
  const t = translateMail(language);
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
  const [beforePhone = '', afterPhone = ''] = questions.split(company.phone.display);
  const body = html`${section(
    html`${heading(t('confirmation.title'))} ${paragraph(t('confirmation.introduction', values))}
    ${chip(t('confirmation.reference'), reference)}`,
  )}
  ${section(html`${subheading(t('confirmation.nextTitle'))} ${steps(next)}`, 'surface-sunken')}
  ${section(
    html`${subheading(t('confirmation.questionsTitle'))}
    ${paragraph(html`${beforePhone}${phoneLink(company.phone.href, company.phone.display)}${afterPhone}`)}
    ${subheading(t('confirmation.notYoursTitle'))} ${paragraph(t('confirmation.notYours'), 'text-muted')}`,
  )}`;
  const home = `${siteUrl}${localisedPath(language, '/')}`;
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
