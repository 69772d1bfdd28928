import { usePage } from '../../page/page-context.tsx';
import { chosenSnippet } from '../../scripts/embed-builder/chosen-snippet.ts';
import { firstConfiguration } from '../../scripts/embed-builder/configuration.ts';
import { previewSource } from '../../scripts/embed-builder/preview.ts';
import { BuilderForm } from './builder-form.tsx';
import { embedFacts } from './embed-facts.ts';

/** Choices, what comes of them, and the code. Without script the code alone: the quote form in the page's language. */
export function Builder() {
  const { build, lang, t } = usePage();
  const snippet = chosenSnippet(firstConfiguration(lang), embedFacts(build.addresses.siteUrl), lang);
  return (
    <section className="builder band sunken">
      <h2>{t('widgetsPage.builder')}</h2>
      <div className="builder-bench scripted">
        <BuilderForm />
        <div className="builder-preview">
          <h3 id="preview-title">{t('widgetsPage.preview')}</h3>
          <p className="small" data-field="quote-form">
            {t('widgetsPage.previewNotes.quote-form', { source: previewSource })}
          </p>
          <p className="small" data-field="facade-booking" hidden>
            {t('widgetsPage.previewNotes.facade-booking')}
          </p>
          <p className="small" data-field="assistant" hidden>
            {t('widgetsPage.previewNotes.assistant')}
          </p>
          <div className="preview-window">
            <section id="preview" aria-labelledby="preview-title" />
          </div>
        </div>
      </div>
      <div className="builder-code">
        <h3>
          <label htmlFor="code">{t('widgetsPage.code')}</label>
        </h3>
        <p className="small" id="code-hint">
          {t('widgetsPage.codeHint')}
        </p>
        <textarea
          id="code"
          rows={7}
          readOnly
          spellCheck={false}
          autoComplete="off"
          translate="no"
          aria-describedby="code-hint"
          data-unpinned={t('widgetsPage.unpinned')}
          defaultValue={snippet}
        />
        <p className="actions scripted">
          <button
            className="button"
            id="copy"
            type="submit"
            form="builder"
            data-copied={t('widgetsPage.copied')}
            data-selected={t('widgetsPage.selected')}
          >
            {t('widgetsPage.copy')}
          </button>
          <output id="code-status" htmlFor="code" />
        </p>
      </div>
    </section>
  );
}
