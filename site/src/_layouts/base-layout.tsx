import type { ReactNode } from 'react';
import { ActionBar } from '../_components/action-bar/action-bar.tsx';
import { SiteFooter } from '../_components/site-footer/site-footer.tsx';
import { SiteHeader } from '../_components/site-header/site-header.tsx';
import { Widget } from '../_components/widget/widget.tsx';
import { StructuredData } from '../structured-data/structured-data.tsx';
import { PageProvider, usePage, type TemplateData } from '../page/page-context.tsx';
import { beginsWithWidget, lookOf } from '../page/page-look.ts';
import { DocumentHead } from './document-head.tsx';
import { FontPreloads } from './font-preloads.tsx';

/** The whole document around the content of a page. */
export function BaseLayout({ route, build, children }: TemplateData & { readonly children: ReactNode }) {
  return (
    <PageProvider route={route} build={build}>
      <html lang={route.lang}>
        <DocumentHead />
        <body className={`page-${route.kind}`}>
          <FontPreloads />
          <SkipLink />
          <CookieNotice />
          <SiteHeader />
          <main id="content" tabIndex={-1}>
            {children}
          </main>
          <SiteFooter />
          <ActionBar />
          <link rel="stylesheet" href={build.printStyle} media="print" />
          <StructuredData />
          <script
            type="module"
            dangerouslySetInnerHTML={{ __html: build.scripts.page[lookOf(route.kind)] }}
          />
          {beginsWithWidget(route.kind) && (
            <script type="module" dangerouslySetInnerHTML={{ __html: build.scripts.widgets }} />
          )}
          <script
            type="speculationrules"
            dangerouslySetInnerHTML={{ __html: build.scripts.speculationRules }}
          />
        </body>
      </html>
    </PageProvider>
  );
}

function CookieNotice() {
  const { cookieNoticeCloses } = usePage().content.company;
  const attributes = cookieNoticeCloses ? {} : { 'keep-open': '' };
  return <Widget tag="vakman-cookie-notice" attributes={attributes} />;
}

function SkipLink() {
  const { t } = usePage();
  return (
    <a className="skip-link" href="#content">
      {t('skipLink')}
    </a>
  );
}
