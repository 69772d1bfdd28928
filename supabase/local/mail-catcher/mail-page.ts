import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Mailbox } from './mailbox.ts';
import { renderMailPage, views } from './mail-page.html.ts';

const asset = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; img-src data:; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A mail may show pictures and its own styles, and open its links in a new tab; it may run nothing. */
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src * data:; style-src 'unsafe-inline'; " +
  "form-action 'none'; frame-ancestors 'self'";

/** All else is no page. */
const otherPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * The page that shows caught mails to people, and `/api/mails` that gives them to programs
 * (GET: `CaughtMail[]`, newest first; DELETE empties).
 */
export function createMailPage(mailbox: Mailbox): Hono {
  const page = new Hono();
  page.use(async (context, next) => {
    await next();
    const { headers } = context.res;
    headers.set('x-content-type-options', 'nosniff');
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', otherPolicy);
  });
  page.get('/api/mails', (context) => context.json(mailbox.mails));
  page.delete('/api/mails', (context) => {
    mailbox.empty();
    return context.body(null, 204);
  });
  page.get('/mail-page.css', (context) =>
    context.body(asset('mail-page.css'), 200, { 'content-type': 'text/css; charset=utf-8' }),
  );
  page.get('/mail-page.js', (context) =>
    context.body(asset('mail-page.browser.js'), 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );
  page.get('/mails/:id/body', (context) => {
    const mail = mailbox.find(context.req.param('id'));
    if (mail === undefined) return context.notFound();
    return context.html(openingLinksOutside(mail.html), 200, { 'content-security-policy': mailPolicy });
  });
  page.get('/mails/:id/attachments/:place', (context) => {
    const { id, place } = context.req.param();
    const file = mailbox.find(id)?.attachments[Number(place)];
    if (file === undefined) return context.notFound();
    return context.body(Buffer.from(file.base64, 'base64'), 200, {
      'content-type': file.contentType,
      // Saved, never shown: a mail may run nothing here.
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
    });
  });
  page.get('/', (context) =>
    context.html(renderMailPage(mailbox.mails, mailbox.mails[0]), 200, {
      'content-security-policy': pagePolicy,
    }),
  );
  page.get('/mails/:id', (context) => {
    const mail = mailbox.find(context.req.param('id'));
    if (mail === undefined) return context.redirect('/');
    const view = views.find((name) => name === context.req.query('view'));
    return context.html(renderMailPage(mailbox.mails, mail, view), 200, {
      'content-security-policy': pagePolicy,
    });
  });
  return page;
}

/** The mail stands in a frame, where most sites refuse to open. */
function openingLinksOutside(mailHtml: string): string {
  const base = '<base target="_blank">';
  return /<head[\s>]/i.test(mailHtml)
    ? mailHtml.replace(/<head[^>]*>/i, (head) => head + base)
    : base + mailHtml;
}
