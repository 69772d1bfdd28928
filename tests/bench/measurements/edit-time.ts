import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFolder } from '@vakman/content/files/content-folder';
import { siteMessages } from '@vakman/content/content';
import { expectFreePorts } from '@vakman/commands/serve/listen.ts';
import { neededPorts, readSettings } from '@vakman/commands/settings/settings.ts';
import { withEditedFile } from '../edited-file.ts';
import type { BenchContext } from '../bench-context.ts';
import type { Figure } from '../figure.ts';
import { median } from '../median.ts';
import { startCommand } from '../start-command.ts';

const edits = 5;

/** How long it takes in `dev` until the open home page shows a sentence that was changed. */
export async function measureEditTime({ browser }: BenchContext): Promise<Figure[]> {
  const settings = readSettings(process.env);
  await expectFreePorts(neededPorts(settings));
  const dataFolder = await mkdtemp(join(tmpdir(), 'vakman-bench-'));
  const dev = await startCommand('dev', { VAKMAN_DATA: dataFolder });
  try {
    const page = await browser.newPage();
    await page.goto(`${settings.localSiteUrl}/`, { waitUntil: 'networkidle' });
    const sentence = siteMessages('nl').hero.subtitle;
    const file = join(contentFolder, 'messages/nl.json');
    const seconds = await withEditedFile(file, async (replace) => {
      const times: number[] = [];
      for (let edit = 1; edit <= edits; edit += 1) {
        const changed = `${sentence} (${edit})`;
        const since = performance.now();
        replace(sentence, changed);
        await page.getByText(changed).waitFor();
        times.push((performance.now() - since) / 1000);
        await dev.printed('all other pages');
        // Nobody edits faster; meanwhile the next build gets ready.
        await page.waitForTimeout(2000);
      }
      return times;
    });
    const value = Math.round(median(seconds) * 100) / 100;
    const reference = `median of ${edits}, home page open`;
    return [{ name: 'edit a sentence in dev', value, unit: 's', goal: 1, reference }];
  } finally {
    await dev.stop();
    await rm(dataFolder, { recursive: true });
  }
}
