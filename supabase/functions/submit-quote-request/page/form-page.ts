import type { Facts } from '@vakman/domain/facts/facts.ts';
import { fields } from '@vakman/domain/quote-request/quote-request.fields.ts';
import type { QuoteRequestErrors } from '@vakman/domain/quote-request/quote-request.schema.ts';
import { formPageCss } from '../../_shared/generated/page-styles.ts';
import { html, type Html } from '../../_shared/html.ts';
import type { FormPhotos } from '../../_shared/form/receive-form.ts';
import { errorLinks, errorSummary, hiddenField, trap } from '../../_shared/page/form-parts.ts';
import { translatePage } from '../../_shared/page/messages.ts';
import { pageShell, type Page } from '../../_shared/page/page-shell.ts';
import { pageStyles } from '../../_shared/page/page-styles.ts';
import { photoErrorText, photoField, photoNumbers } from '../../_shared/page/field/photo-field.ts';
import { translateQuoteForm } from '../../_shared/translations/quote-form-messages.ts';
import type { Submission } from '../submission.ts';
import { errorText, formFields } from './form-fields.ts';

/** Why the visitor sees his form again. */
export type FormProblem =
  | 'invalid'
  | 'trapped'
  | 'too large'
  | 'not readable'
  | 'too many requests'
  | 'failed';

export interface FormPage {
  /** Null where he comes from another form, which handed over what he told it. */
  readonly problem: FormProblem | null;
  readonly submission: Submission;
  readonly errors: QuoteRequestErrors;
  readonly photos: FormPhotos;
  /** Sent along where the request may have been stored already: its id, and what it said. */
  readonly sent: { readonly id: string; readonly content: string } | null;
  readonly facts: Facts;
  readonly siteUrl: string;
}

/** Links to every field with an error, in the order of the form. */
function errorList({ submission, errors, photos }: FormPage): Html {
  const t = translateQuoteForm(submission.language);
  return errorLinks([
    ...fields.flatMap(({ name }) => {
      const key = errors[name];
      return key ? [{ name, text: errorText(t, key) }] : [];
    }),
    ...photos.errors.map((error) => ({ name: 'photos', text: photoErrorText(t, error) })),
  ]);
}

const toasts = { trapped: 'trapped', 'too many requests': 'tooManyRequests', failed: 'failed' } as const;

/** What went wrong where no field is to blame: its title, and paragraphs. */
function trouble(
  problem: Exclude<FormProblem, 'invalid'>,
  { submission: { language }, facts }: FormPage,
): { title: string; text: Html } {
  const t = translateQuoteForm(language);
  const words = translatePage(language);
  const title = t('errorSummary.title');
  if (problem === 'not readable') return { title, text: html`<p>${words('notReadable')}</p>` };
  if (problem === 'too large') {
    return {
      title,
      text: html`<p>${words('tooLarge', photoNumbers)}</p>
        <p>${words('kept')}</p>`,
    };
  }
  const toast = toasts[problem];
  const { href, display } = facts.company.phone;
  return {
    title: t(`toasts.${toast}.title`),
    text: html`<p>${t(`toasts.${toast}.text`)} <a class="phone" href="${href}">${display}</a></p>
      <p>${words('kept')}</p>`,
  };
}

function summary(page: FormPage): Html {
  const t = translateQuoteForm(page.submission.language);
  if (page.problem === null) return html``;
  if (page.problem === 'invalid') return errorSummary(t('errorSummary.title'), errorList(page));
  const { title, text } = trouble(page.problem, page);
  return errorSummary(title, text);
}

const styles = pageStyles(formPageCss);

/** The quote form again, with everything that the visitor typed. */
export function formPage(page: FormPage): Page {
  const { submission, errors, photos, sent, facts, siteUrl } = page;
  const { language, draft, source } = submission;
  const t = translateQuoteForm(language);
  const hours = { replyWithinHours: facts.company.replyWithinHours };
  const main = html`${summary(page)}
    <h1>${t('title')}</h1>
    <p class="lead">${t('introduction', hours)}</p>
    <p class="muted">${t('requiredNote')}</p>
    <form
      class="widget"
      method="post"
      action="${siteUrl}/api/submit-quote-request"
      enctype="multipart/form-data"
      novalidate
    >
      ${hiddenField('language', language)} ${hiddenField('source', source)}
      ${sent && html`${hiddenField('id', sent.id)} ${hiddenField('sent_content', sent.content)}`}
      <div class="fields">
        ${formFields(draft, errors, t)} ${!submission.isTrapped && trap(t('honeypot'))}
        ${photoField(photos, language)}
      </div>
      <div class="footer">
        <button class="button primary" type="submit">${t('submit')}</button>
        <p class="hint">${t('privacy')}</p>
      </div>
    </form>`;
  const title = page.problem === null ? t('title') : `${t('errorSummary.prefix')} ${t('title')}`;
  return pageShell({ language, title, company: facts.company, siteUrl, styles, main });
}
