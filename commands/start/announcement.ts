import { relative } from 'node:path';
import { styleText } from 'node:util';
import { demoAccounts } from '@vakman/supabase/local/demo-accounts';
import { seconds } from '../progress/step.ts';
import type { Settings } from '../settings/settings.ts';

const row = (cells: readonly string[], widths: readonly number[]) =>
  `    ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')}`.trimEnd();

/** What someone who just started everything wants to know, as lines for the terminal. */
export function announcement(settings: Settings, startedInMs: number): string {
  const addresses: [string, string][] = [
    ['Site', settings.localSiteUrl],
    ["Partner's page", settings.partnerUrl],
    ['API', settings.addresses.supabaseUrl],
  ];
  if (!settings.hosted) {
    addresses.push(['Caught mail', settings.mailUrl], ['SMTP', `127.0.0.1:${settings.ports.smtp}`]);
  }
  const lines = ['', `  ${styleText('bold', 'Vakman is running')} (ready in ${seconds(startedInMs)})`, ''];
  lines.push(...addresses.map((cells) => row(cells, [16])));
  if (settings.hosted) lines.push('', '  The backend is a hosted project; nothing of it runs here.');
  else {
    lines.push('', '  Demo accounts');
    lines.push(...demoAccounts.map(({ role, email, password }) => row([role, email, password], [16, 28])));
    lines.push(
      '',
      `  Data and the backend's log are in ${relative(process.cwd(), settings.dataFolder) || '.'}/`,
    );
  }
  return [...lines, '  Ctrl-C ends everything.', ''].join('\n');
}
