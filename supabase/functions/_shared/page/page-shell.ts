import type { CompanyFacts } from '@vakman/domain/facts/facts.ts';
import type { Language } from '@vakman/domain/languages/languages.ts';
import { html, raw, type Html } from '../html.ts';
import { pageAddress } from './page-address.ts';
import type { PageStyles } from './page-styles.ts';

/** A page, and what its policy has to allow. */
export interface Page {
  readonly text: string;
  readonly styles: PageStyles;
  readonly siteUrl: string;
}

export interface PageShell {
  readonly language: Language;
  readonly title: string;
  readonly company: CompanyFacts;
  readonly siteUrl: string;
  readonly styles: PageStyles;
  readonly main: Html;
}

/** A whole page of the firm, for answers to a form without script. */
export function pageShell({ language, title, company, siteUrl, styles, main }: PageShell): Page {
  const { street, postalCode, city } = company.address;
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${company.name}</title>
        ${raw(`<style>${styles.text}</style>`)}
      </head>
      <body>
        <header class="band">
          <div>
            <a class="name" href="${pageAddress(siteUrl, 'home', language)}">${company.name}</a>
            <a class="phone" href="${company.phone.href}">${company.phone.display}</a>
          </div>
        </header>
        <main>${main}</main>
        <footer>${company.name} · ${street}, ${postalCode} ${city}</footer>
      </body>
    </html>`;
  return { text: page.toString(), styles, siteUrl };
}
