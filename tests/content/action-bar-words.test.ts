import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@vakman/commands/settings/settings.ts';
import { siteMessages } from '@vakman/content/content';
import { languages } from '@vakman/domain/languages/languages';
import { expect, test } from 'vitest';

test.each(languages)('the bar of a phone calls the assistant as its own tab does (%s)', (language) => {
  const file = join(root, `widgets/src/assistant/messages/${language}.json`);
  const { tab } = JSON.parse(readFileSync(file, 'utf8')) as { tab: string };
  expect(siteMessages(language).actionBar.help).toBe(tab);
});
