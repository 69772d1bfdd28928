import type { Facts } from '@vakman/domain/facts/facts.ts';
import type { Language } from '@vakman/domain/languages/languages.ts';
import { quoteRequestReference } from '@vakman/domain/quote-request/quote-request.reference.ts';
import { formPageCss } from '../../_shared/generated/page-styles.ts';
import { html } from '../../_shared/html.ts';
import { notice } from '../../_shared/page/form-parts.ts';
import { translatePage } from '../../_shared/page/messages.ts';
import { pageAddress } from '../../_shared/page/page-address.ts';
import { pageShell, type Page } from '../../_shared/page/page-shell.ts';
import { pageStyles } from '../../_shared/page/page-styles.ts';
import { translateQuoteForm } from '../../_shared/translations/quote-form-messages.ts';

export interface ReceivedPage {
  readonly id: string;
  readonly language: Language;
  readonly facts: Facts;
  readonly siteUrl: string;
}

const styles = pageStyles(formPageCss);

/** Says that the request was stored, but without all of its photos; else the site's own page says it. */
export function receivedPage({ id, language, facts, siteUrl }: ReceivedPage): Page {
  const t = translateQuoteForm(language);
  const title = t('done.title');
  const main = html`<h1>${title}</h1>
    ${notice(
      html`<strong>${t('toasts.photosFailed.title')}</strong>
        <p>${t('toasts.photosFailed.text')}</p>`,
    )}
    <p class="lead">${t('done.next', { replyWithinHours: facts.company.replyWithinHours })}</p>
    <p class="reference">${t('done.reference', { reference: quoteRequestReference(id) })}</p>
    <p><a href="${pageAddress(siteUrl, 'home', language)}">${translatePage(language)('home')}</a></p>`;
  return pageShell({ language, title, company: facts.company, siteUrl, styles, main });
}
