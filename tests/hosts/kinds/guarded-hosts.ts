import { documentedPolicy } from '../documented-policy.ts';
import type { Host } from '../host.ts';

/** Hosts that allow little. */
export const guardedHosts: readonly Host[] = [
  {
    name: 'strict-policy',
    policy: documentedPolicy,
  },
  {
    name: 'storage-blocked',
    // A page without an origin of its own, as in a sandboxed frame: every access to storage throws.
    policy: () => 'sandbox allow-scripts allow-forms allow-popups',
  },
];
