import { html, raw } from 'hono/html';
import type { CaughtMail } from './mailbox.ts';

export const views = ['html', 'text', 'headers'] as const;
export type View = (typeof views)[number];

const viewNames: Readonly<Record<View, string>> = { html: 'Mail', text: 'Plain text', headers: 'Headers' };

const current = (isCurrent: boolean) => (isCurrent ? raw(' aria-current="page"') : '');

/** The list of mails beside the open one. */
export function renderMailPage(
  mails: readonly CaughtMail[],
  open: CaughtMail | undefined,
  view: View = open?.html === '' ? 'text' : 'html',
) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Caught mail (${mails.length})</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/mail-page.css" />
        <script type="module" src="/mail-page.js"></script>
      </head>
      <body data-newest="${mails[0]?.id ?? ''}">
        <header>
          <h1>Caught mail</h1>
          <p>None of these left this computer.</p>
          <button type="button">Empty</button>
        </header>
        <nav aria-label="Mails">
          <ol>
            ${mails.map((mail) => renderEntry(mail, mail === open))}
          </ol>
        </nav>
        <main>${open === undefined ? renderEmpty() : renderMail(open, view)}</main>
      </body>
    </html>`;
}

function renderEmpty() {
  return html`<p>No mail yet. Hand in a quote request on the site, and its mails appear here.</p>`;
}

function renderEntry(mail: CaughtMail, isOpen: boolean) {
  const time = new Date(mail.receivedAt).toLocaleTimeString('en-GB', { timeStyle: 'short' });
  return html`<li>
    <a href="/mails/${mail.id}" ${current(isOpen)}>
      <strong>${mail.subject}</strong>
      <span>to ${mail.to.join(', ')}</span>
      <time datetime="${mail.receivedAt}">${time}</time>
    </a>
  </li>`;
}

function renderMail(mail: CaughtMail, view: View) {
  return html`<h2>${mail.subject}</h2>
    <dl>
      <dt>From</dt>
      <dd>${mail.from}</dd>
      <dt>To</dt>
      <dd>${mail.to.join(', ')}</dd>
      <dt>Received</dt>
      <dd>${new Date(mail.receivedAt).toLocaleString('en-GB')}</dd>
      ${mail.attachments.length > 0 && renderAttachments(mail)}
    </dl>
    <ul>
      ${views.map(
        (name) =>
          html`<li>
            <a href="/mails/${mail.id}?view=${name}" ${current(name === view)}>${viewNames[name]}</a>
          </li>`,
      )}
    </ul>
    ${renderView(mail, view)}`;
}

function renderAttachments({ id, attachments }: CaughtMail) {
  return html`<dt>Attached</dt>
    ${attachments.map(
      ({ filename, contentType }, place) =>
        html`<dd><a href="/mails/${id}/attachments/${place}">${filename}</a> (${contentType})</dd>`,
    )}`;
}

function renderView(mail: CaughtMail, view: View) {
  if (view === 'text') return html`<pre>${mail.text}</pre>`;
  if (view === 'html') return html`<iframe src="/mails/${mail.id}/body" title="The mail"></iframe>`;
  return html`<dl>
    ${mail.headers.map(
      ({ name, value }) =>
        html`<dt>${name}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`;
}
