import { styleText } from 'node:util';

/** `0.4 s`, as it stands beside a step. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** Does a piece of work, and prints its name (while it lasts, where a terminal shows it) and its time. */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const live = process.stdout.isTTY;
  if (live) process.stdout.write(`  ${name} …`);
  const finish = (sign: string) => {
    const line = `  ${sign} ${name.padEnd(24)} ${styleText('dim', seconds(performance.now() - started))}\n`;
    process.stdout.write(live ? `\r\u001B[K${line}` : line);
  };
  try {
    const result = await work();
    finish(styleText('green', '✓'));
    return result;
  } catch (error) {
    finish(styleText('red', '✗'));
    throw error;
  }
}
