import type { Facts } from '@vakman/domain/facts/facts.ts';
import { fields, honeypotName } from '@vakman/domain/quote-request/quote-request.fields.ts';
import type { QuoteRequestErrors } from '@vakman/domain/quote-request/quote-request.schema.ts';
import { html, type Html } from '../../_shared/html/html.ts';
import { translateQuoteForm } from '../../_shared/translations/quote-form-messages.ts';
import type { Submission } from '../submission.ts';
import { errorText, formFields } from './form-fields.ts';
import { translatePage } from './messages.ts';
import { pageShell } from './page-shell.ts';
import { photoErrorText, photoField, type PhotoFieldState } from './photo-field.ts';

/** Why the visitor sees his form again. */
export type FormProblem = 'invalid' | 'too large' | 'not readable' | 'too many requests' | 'failed';

export interface FormPage {
  readonly problem: FormProblem;
  readonly submission: Submission;
  readonly errors: QuoteRequestErrors;
  readonly photos: PhotoFieldState;
  /** Sent along where the request may have been stored already: its id, and what it said. */
  readonly sent: { readonly id: string; readonly content: string } | null;
  readonly facts: Facts;
  readonly siteUrl: string;
}

/** Links to every field with an error, in the order of the form. */
function errorLinks({ submission, errors, photos }: FormPage): Html {
  const t = translateQuoteForm(submission.language);
  const links = [
    ...fields.flatMap(({ name }) => {
      const key = errors[name];
      return key ? [{ name, text: errorText(t, key) }] : [];
    }),
    ...photos.errors.map((error) => ({ name: 'photos', text: photoErrorText(t, error) })),
  ];
  return html`<ul>
    ${links.map(({ name, text }) => html`<li><a href="#${name}" dir="auto">${text}</a></li>`)}
  </ul>`;
}

/** What went wrong where no field is to blame: its title, and paragraphs. */
function trouble({ problem, submission: { language }, facts }: FormPage): { title: string; text: Html } {
  const t = translateQuoteForm(language);
  const words = translatePage(language);
  if (problem === 'too large' || problem === 'not readable') {
    const text = words(problem === 'too large' ? 'tooLarge' : 'notReadable');
    return { title: t('errorSummary.title'), text: html`<p>${text}</p>` };
  }
  const toast = problem === 'too many requests' ? 'tooManyRequests' : 'failed';
  const { href, display } = facts.company.phone;
  return {
    title: t(`toasts.${toast}.title`),
    text: html`<p>${t(`toasts.${toast}.text`)} <a class="phone" href="${href}">${display}</a></p>
      <p>${words('kept')}</p>`,
  };
}

function summary(page: FormPage): Html {
  const t = translateQuoteForm(page.submission.language);
  const { title, text } =
    page.problem === 'invalid' ? { title: t('errorSummary.title'), text: errorLinks(page) } : trouble(page);
  return html`<div class="summary" role="alert" aria-labelledby="summary-title" tabindex="-1" autofocus>
    <h2 id="summary-title">${title}</h2>
    ${text}
  </div>`;
}

const hiddenField = (name: string, value: string | null) =>
  value !== null && html`<input type="hidden" name="${name}" value="${value}" />`;

/** The quote form again, with everything that the visitor typed. */
export function formPage(page: FormPage): string {
  const { submission, errors, photos, sent, facts, siteUrl } = page;
  const { language, draft, source } = submission;
  const t = translateQuoteForm(language);
  const hours = { replyWithinHours: facts.company.replyWithinHours };
  const main = html`${summary(page)}
    <h1>${t('title')}</h1>
    <p class="lead">${t('introduction', hours)}</p>
    <p class="muted">${t('requiredNote')}</p>
    <form method="post" action="${siteUrl}/api/submit-quote-request" enctype="multipart/form-data" novalidate>
      ${hiddenField('language', language)} ${hiddenField('source', source)}
      ${sent && html`${hiddenField('id', sent.id)} ${hiddenField('sent_content', sent.content)}`}
      ${formFields(draft, errors, t)}
      <div class="trap" aria-hidden="true">
        <label for="${honeypotName}">${t('honeypot')}</label>
        <input id="${honeypotName}" name="${honeypotName}" tabindex="-1" autocomplete="off" />
      </div>
      ${photoField(photos, language)}
      <button type="submit">${t('submit')}</button>
      <p class="privacy muted">${t('privacy')}</p>
    </form>`;
  const title = `${t('errorSummary.prefix')} ${t('title')}`;
  return pageShell({ language, title, company: facts.company, siteUrl, main });
}
