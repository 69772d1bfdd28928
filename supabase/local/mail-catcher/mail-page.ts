import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { style } from './mail-page.style.ts';
import type { CaughtMail, Mailbox } from './mailbox.ts';

const views = ['html', 'text', 'headers'] as const;
type View = (typeof views)[number];

/** Reloads the list when a mail came in, and empties it on demand. */
const script = `
const count = Number(document.body.dataset.count);
setInterval(async () => {
  const mails = await fetch('/api/mails').then((answer) => answer.json()).catch(() => undefined);
  if (mails && mails.length !== count) location.reload();
}, 2000);
document.querySelector('button')?.addEventListener('click', async () => {
  await fetch('/api/mails', { method: 'DELETE' });
  location.assign('/');
});
`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const pagePolicy = `default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(style)}; connect-src 'self'; frame-src 'self'`;

/** A mail may show pictures and its own styles, and open its links in a new tab; it may run nothing. */
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src * data:; style-src 'unsafe-inline'";

/** The page that shows caught mails to people, and `/api/mails` that gives them to programs. */
export function createMailPage(mailbox: Mailbox): Hono {
  const page = new Hono();
  page.get('/api/mails', (context) => context.json(mailbox.mails));
  page.delete('/api/mails', (context) => {
    mailbox.empty();
    return context.body(null, 204);
  });
  page.get('/mails/:id/body', (context) => {
    const mail = mailbox.find(context.req.param('id'));
    if (mail === undefined) return context.notFound();
    return context.html(`<base target="_blank">${mail.html}`, 200, { 'content-security-policy': mailPolicy });
  });
  page.get('/:route{(mails/[^/]+)?}', (context) => {
    const id = context.req.path.split('/')[2];
    const mail = id === undefined ? mailbox.mails[0] : mailbox.find(id);
    const wanted = context.req.query('view');
    const view = views.find((name) => name === wanted) ?? (mail?.html === '' ? 'text' : 'html');
    return context.html(
      renderPage(mailbox.mails, mail, view),
      id !== undefined && mail === undefined ? 404 : 200,
      {
        'content-security-policy': pagePolicy,
      },
    );
  });
  return page;
}

function renderPage(mails: readonly CaughtMail[], open: CaughtMail | undefined, view: View) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Caught mail (${mails.length})</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body data-count="${mails.length}">
        <header>
          <h1>Caught mail</h1>
          <p>${mails.length} caught. Nothing here was sent to anybody.</p>
          <button type="button">Empty</button>
        </header>
        <main>
          <nav aria-label="Mails">
            <ol>
              ${mails.map((mail) => renderEntry(mail, mail === open))}
            </ol>
          </nav>
          ${open === undefined ? html`<p class="empty">No mail here yet. Hand in a request on the site.</p>` : renderMail(open, view)}
        </main>
        <script>
          ${raw(script)};
        </script>
      </body>
    </html>`;
}

function renderEntry(mail: CaughtMail, isOpen: boolean) {
  return html`<li>
    <a href="/mails/${mail.id}" ${isOpen ? raw('aria-current="page"') : ''}>
      <strong>${mail.subject}</strong>
      <span>${mail.to.join(', ')}</span>
      <span>${new Date(mail.receivedAt).toLocaleString('en-GB')}</span>
    </a>
  </li>`;
}

function renderMail(mail: CaughtMail, view: View) {
  return html`<article>
    <h2>${mail.subject}</h2>
    <dl>
      <dt>From</dt>
      <dd>${mail.from}</dd>
      <dt>To</dt>
      <dd>${mail.to.join(', ')}</dd>
    </dl>
    <ul class="views">
      ${views.map(
        (name) =>
          html`<li>
            <a href="/mails/${mail.id}?view=${name}" ${name === view ? raw('aria-current="page"') : ''}
              >${name}</a
            >
          </li>`,
      )}
    </ul>
    ${renderView(mail, view)}
  </article>`;
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
