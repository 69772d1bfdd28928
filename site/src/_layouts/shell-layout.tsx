import { phoneFact } from '@vakman/content/company/phone-fact';
import { PageProvider, usePage, type TemplateData } from '../page/page-context.tsx';
import { DocumentHead } from './document-head.tsx';
import { FontPreloads } from './font-preloads.tsx';

/** A page that becomes the dashboard: it says that it loads, and that it needs a script. */
export function ShellLayout({ route, build }: TemplateData) {
  return (
    <PageProvider route={route} build={build}>
      <html lang={route.lang}>
        <DocumentHead />
        <body>
          <FontPreloads />
          <Place />
          <Lost />
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

/** What the bundle shows where its words do not come. */
function Lost() {
  const { t } = usePage();
  return (
    <template id="dashboard-lost" data-again={t('shell.lostAgain')}>
      <h1>{t('shell.lostTitle')}</h1>
      <p>{t('shell.lostText')}</p>
      <Contact />
    </template>
  );
}

function WithoutScript() {
  const { t } = usePage();
  return (
    <noscript>
      <div className="without-bundle">
        <h1>{t('shell.noScriptTitle')}</h1>
        <p>{t('shell.noScriptText')}</p>
        <Contact />
      </div>
    </noscript>
  );
}

function Contact() {
  const { company } = usePage().content;
  const phone = phoneFact(company.phone);
  return (
    <>
      <p>
        <a href={phone.href}>{phone.display}</a>
      </p>
      <p>
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </p>
    </>
  );
}
