import { documentedPolicy } from '../documented-policy.ts';
import type { Host } from '../host.ts';

/** A website whose name leads to this machine, and that browsers trust no more than any other. */
export const plainHostname = 'partner.test';

/** Hosts that allow little. */
export const guardedHosts: readonly Host[] = [
  {
    name: 'strict-policy',
    policy: documentedPolicy,
    isIsolated: true,
  },
  {
    name: 'storage-blocked',
    // A page without an origin of its own, as in a sandboxed frame: every access to storage throws.
    policy: () => 'sandbox allow-scripts allow-forms allow-popups',
  },
  {
    name: 'plain-http',
    // No secure context: browsers keep some of what they can do from such a page.
    hostname: plainHostname,
  },
];
