import { forwardForm } from '../forward-form.ts';

/** What Netlify gives its edge functions. */
declare const Netlify: { readonly env: { get(name: string): string | undefined } };

export default function forwardForms(request: Request, { ip }: { readonly ip: string }) {
  return forwardForm(request, {
    visitor: ip,
    supabaseUrl: Netlify.env.get('SUPABASE_URL'),
    visitorSecret: Netlify.env.get('VISITOR_SECRET'),
    now: () => new Date(),
  });
}

/** Netlify reads this without running the file, so the paths of `_redirects` stand here once more. */
export const config = { path: ['/api/submit-quote-request', '/api/book-facade-cleaning'] };
