import type { CompanyFacts } from '@vakman/domain/facts/facts.ts';
import { localisedPath, type Language } from '@vakman/domain/languages/languages.ts';
import { html, raw, type Html } from '../../_shared/html/html.ts';
import { pageStyles } from './page-styles.ts';

export interface PageShell {
  readonly language: Language;
  readonly title: string;
  readonly company: CompanyFacts;
  readonly siteUrl: string;
  readonly main: Html;
}

/** A whole page of the firm, for answers to a form without script. */
export function pageShell({ language, title, company, siteUrl, main }: PageShell): string {
  const { street, postalCode, city } = company.address;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${company.name}</title>
        ${raw(`<style>${pageStyles}</style>`)}
      </head>
      <body>
        <header class="band">
          <div>
            <a class="name" href="${siteUrl}${localisedPath(language, '/')}">${company.name}</a>
            <a class="phone" href="${company.phone.href}">${company.phone.display}</a>
          </div>
        </header>
        <main>${main}</main>
        <footer>${company.name} · ${street}, ${postalCode} ${city}</footer>
      </body>
    </html>`.toString();
}
