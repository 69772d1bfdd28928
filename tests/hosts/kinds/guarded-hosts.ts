import type { Host } from '../host.ts';

/** Hosts that allow little. */
export const guardedHosts: readonly Host[] = [
  {
    name: 'strict-policy',
    // What docs/embedding.md says is enough.
    policy: ({ siteUrl, supabaseUrl }) =>
      [
        "default-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "style-src 'self'",
        `script-src 'self' ${siteUrl}`,
        `connect-src ${siteUrl} ${supabaseUrl}`,
        `img-src ${siteUrl} ${supabaseUrl}`,
      ].join('; '),
  },
  {
    name: 'storage-blocked',
    // A page without an origin of its own, as in a sandboxed frame: every access to storage throws.
    policy: () => 'sandbox allow-scripts allow-forms allow-popups',
  },
];
