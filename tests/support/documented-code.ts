import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@vakman/commands/settings/settings.ts';

/** A fenced block of docs/embedding.md. */
export interface DocumentedBlock {
  /** Heading that it stands under and its number there, from 1: `Calls 2`. */
  readonly key: string;
  /** What the fence names, such as `html`. */
  readonly language: string;
  readonly code: string;
}

/** Every block of the page that tells others how to embed, in its order. */
export function documentedBlocks(): DocumentedBlock[] {
  const text = readFileSync(join(root, 'docs/embedding.md'), 'utf8');
  const blocks: DocumentedBlock[] = [];
  let heading = '';
  let count = 0;
  for (const [, title, language = '', code = ''] of text.matchAll(
    /^#{1,3} (.+)$|^```(\w+)\n([^]*?)\n```$/gm,
  )) {
    if (title !== undefined) {
      heading = title;
      count = 0;
    } else {
      count += 1;
      blocks.push({ key: `${heading} ${count}`, language, code });
    }
  }
  return blocks;
}

interface Places {
  readonly siteUrl: string;
  readonly supabaseUrl?: string;
}

/**
 * The code of a block, with the addresses of the product that is tested.
 *
 * @throws for a key that the page does not have.
 */
export function documentedCode(key: string, { siteUrl, supabaseUrl = '' }: Places): string {
  const block = documentedBlocks().find((candidate) => candidate.key === key);
  if (!block) throw new Error(`docs/embedding.md has no code "${key}"`);
  return block.code
    .replaceAll('https://vakman.example', siteUrl)
    .replaceAll('https://project.supabase.co', supabaseUrl);
}
