import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { facts } from '../functions/_shared/generated/facts.ts';
import { goTemplate, goTemplateNames } from './go-templates.ts';

/**
 * Writes the templates that `config.toml` names, for `supabase config push`. They hold the firm's facts and the address of
 * the site, so they are made by the build and kept nowhere.
 */
export async function writeGoTemplates(folder: string, siteUrl: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of goTemplateNames) {
    await writeFile(join(folder, `${name}.html`), goTemplate(name, facts.company, siteUrl).html);
  }
}
