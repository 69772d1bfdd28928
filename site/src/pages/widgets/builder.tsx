import { siteMessages } from '@vakman/content/content';
import { defaultLanguage } from '@vakman/domain/languages/languages';
import { offeredWidgets, type OfferedWidget } from '@vakman/widgets/generated/offered-widgets.ts';
import { usePage } from '../../page/page-context.tsx';
import { chosenSnippet } from '../../scripts/embed-builder/chosen-snippet.ts';
import { firstConfiguration } from '../../scripts/embed-builder/configuration.ts';
import { BuilderForm } from './builder-form.tsx';
import { embedFacts } from './embed-facts.ts';

const { previewNotes } = siteMessages(defaultLanguage).widgetsPage;
type NotedWidget = keyof typeof previewNotes & OfferedWidget;

/** Those whose preview does something that one should know. */
const notedWidgets = offeredWidgets.filter((widget): widget is NotedWidget => widget in previewNotes);

/** Choices, what comes of them, and the code. Without script the code alone: the quote form in the page's language. */
export function Builder() {
  const { build, lang, t } = usePage();
  const first = firstConfiguration(lang);
  const snippet = chosenSnippet(first, embedFacts(build.addresses.siteUrl), lang);
  return (
    <section className="builder band sunken">
      <h2>{t('widgetsPage.builder')}</h2>
      <div className="builder-bench scripted">
        <BuilderForm />
        <div className="builder-preview">
          <h3 id="preview-title">{t('widgetsPage.preview')}</h3>
          {notedWidgets.map((widget) => (
            <p className="small" data-field={widget} hidden={widget !== first.widget} key={widget}>
              {t(`widgetsPage.previewNotes.${widget}`)}
            </p>
          ))}
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
        <div id="styles-field" hidden>
          <p className="small">
            <label htmlFor="styles">{t('widgetsPage.styles')}</label>
          </p>
          <textarea id="styles" rows={5} readOnly spellCheck={false} autoComplete="off" translate="no" />
        </div>
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
