import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { goTemplate, goTemplateNames } from './go-templates.ts';

/**
 * Writes the templates that `config.toml` names, for `supabase config push`. They hold the firm's facts and the address of
 * the site, so they are made by the build and kept nowhere.
 */
export async function writeGoTemplates(folder: string, siteUrl: string): Promise<void> {
  // Written by the same build, only just before.
  const { facts } = await import('../functions/_shared/generated/facts.ts');
  await mkdir(folder, { recursive: true });
  for (const name of goTemplateNames) {
    await writeFile(join(folder, `${name}.html`), goTemplate(name, facts.company, siteUrl).html);
  }
}
