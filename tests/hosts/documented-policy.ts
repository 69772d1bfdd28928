import { documentedCode } from '../support/documented-code.ts';
import type { HostAddresses } from './host.ts';

/** The policy that docs/embedding.md says is enough, with the addresses of the product that is tested. */
export const documentedPolicy = (addresses: Pick<HostAddresses, 'siteUrl' | 'supabaseUrl'>): string =>
  documentedCode('Content-Security-Policy 1', addresses);
