import type { CompanyFacts } from '@vakman/domain/facts/facts.ts';
import { html, raw, type Html } from '../../html.ts';
import { palette } from '@vakman/tokens/colours/colours.ts';
import type { MailDocument } from './mail-document.ts';
import { gableMark } from './gable-mark.ts';
import { darkSheet, faces, style } from './mail-styles.ts';

const sheet =
  'body{margin:0}a{text-decoration-thickness:1px;text-underline-offset:3px}' +
  '@media(max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}}' +
  `@media(prefers-color-scheme:dark){${darkSheet}}`;

// Outlook on Windows ignores max-width, and reads these comments alone.
const outlookStart = raw(
  '<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0"><tr><td><![endif]-->',
);
const outlookEnd = raw('<!--[if mso]></td></tr></table><![endif]-->');

const groundStyle = style({
  'background-color': palette.ground,
  padding: '24px 0 40px',
  'font-family': faces,
});
const columnStyle = style({ 'max-width': '600px', margin: '0 auto', 'background-color': palette.surface });
const bandStyle = style({
  'background-color': palette.brand,
  padding: '16px 32px 0',
  'border-bottom': `6px solid ${palette.warm}`,
});
// The gable stands on the lower edge of the band.
const markStyle = style({ padding: '0 14px 0 0', 'vertical-align': 'bottom' });
const nameStyle = style({
  color: palette['on-brand'],
  'font-family': faces,
  'font-size': '19px',
  'font-weight': 700,
  'text-decoration': 'none',
});
const footStyle = style({
  'max-width': '600px',
  margin: '0 auto',
  padding: '20px 0 0',
  'font-size': '13px',
  'line-height': '20px',
  color: palette['text-muted'],
});
const hidden = style({ display: 'none', 'max-height': 0, overflow: 'hidden', 'mso-hide': 'all' });

function companyLines(company: CompanyFacts, homeUrl: string): Html {
  const { street, postalCode, city } = company.address;
  const link = style({ color: palette['text-muted'] });
  const registrations = company.registrations.map(({ label, value }) => `${label} ${value}`).join(' · ');
  return html`<strong>${company.name}</strong><br />${street}, ${postalCode} ${city}<br />
    <a class="t-text-muted" style="${link}" href="${company.phone.href}">${company.phone.display}</a> ·
    <a class="t-text-muted" style="${link}" href="mailto:${company.email}">${company.email}</a> ·
    <a class="t-text-muted" style="${link}" href="${homeUrl}">${new URL(homeUrl).host}</a
    ><br />${registrations}`;
}

/** A whole mail as HTML: a column of at most 600 px, for light and dark readers, without pictures of its own that a reader would have to fetch. */
export function mailPage(mail: MailDocument, body: Html): string {
  const { language, subject, preheader, company, homeUrl, note } = mail;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, address=no, email=no, date=no" />
        <title>${subject}</title>
        <style>
          ${raw(sheet)}
        </style>
      </head>
      <body class="b-ground" style="margin:0;background-color:${palette.ground}">
        <div style="${hidden}">${preheader}</div>
        <div class="b-ground" style="${groundStyle}">
          ${outlookStart}
          <div class="b-surface" style="${columnStyle}">
            <div class="pad b-brand l-warm" style="${bandStyle}">
              <table role="presentation" cellpadding="0" cellspacing="0" style="border-collapse:collapse">
                <tr>
                  <td style="${markStyle}">${gableMark(company.name)}</td>
                  <td style="padding:0">
                    <a class="t-on-brand" style="${nameStyle}" href="${homeUrl}">${company.name}</a>
                  </td>
                </tr>
              </table>
            </div>
            ${body}
          </div>
          <div class="t-text-muted" style="${footStyle}">
            <div class="pad" style="padding:0 32px">${note}<br /><br />${companyLines(company, homeUrl)}</div>
          </div>
          ${outlookEnd}
        </div>
      </body>
    </html>`.toString();
}
