import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@vakman/commands/settings/settings.ts';
import type { HostAddresses } from './host.ts';

/** The policy that docs/embedding.md says is enough, with the addresses of the product that is tested. */
export function documentedPolicy({
  siteUrl,
  supabaseUrl,
}: Pick<HostAddresses, 'siteUrl' | 'supabaseUrl'>): string {
  const text = readFileSync(join(root, 'docs/embedding.md'), 'utf8');
  const policy = /^default-src .+$/m.exec(text)?.[0];
  if (!policy) throw new Error('docs/embedding.md shows no policy');
  return policy
    .replaceAll('https://vakman.example', siteUrl)
    .replaceAll('https://project.supabase.co', supabaseUrl);
}
