import { phoneFact } from '@vakman/content/company/phone-fact';
import { PageProvider, usePage, type TemplateData } from '../page/page-context.tsx';
import { DocumentHead } from './document-head.tsx';

/** A page that becomes the dashboard: it says that it loads, and that it needs a script. */
export function ShellLayout({ route, build }: TemplateData) {
  return (
    <PageProvider route={route} build={build}>
      <html lang={route.lang}>
        <DocumentHead />
        <body>
          <Place />
          <WithoutScript />
        </body>
      </html>
    </PageProvider>
  );
}

/** The bundle puts itself here; until its words are there, it leaves this as it is. */
function Place() {
  const { t } = usePage();
  return (
    <div id="dashboard">
      <output className="loading">
        <span className="spinner" aria-hidden="true" />
        {t('shell.loading')}
      </output>
    </div>
  );
}

function WithoutScript() {
  const { content, t } = usePage();
  const { company } = content;
  const phone = phoneFact(company.phone);
  return (
    <noscript>
      <div className="without-script">
        <h1>{t('shell.noScriptTitle')}</h1>
        <p>{t('shell.noScriptText')}</p>
        <p>
          <a href={phone.href}>{phone.display}</a>
        </p>
        <p>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
      </div>
    </noscript>
  );
}
