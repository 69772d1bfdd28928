import { expect, test, vi } from 'vitest';
import { launchersOf, onLauncherEnd, readProcess, type ProcessFacts } from './launchers.ts';

const npx: Record<number, ProcessFacts> = {
  50: { parent: 40, command: 'node commands/run.mjs start' },
  40: { parent: 30, command: 'sh -c trap "" INT; node commands/run.mjs start' },
  30: { parent: 20, command: 'pnpm start' },
  20: { parent: 10, command: 'npm exec pnpm@12.21.0 start' },
  10: { parent: 1, command: '-bash' },
};

test("launchers are npx, pnpm and their shells, not the user's own shell", () => {
  expect([...launchersOf(50, (id) => npx[id])]).toEqual([
    [50, 40],
    [40, 30],
    [30, 20],
  ]);
});

test('a process that a user started himself has none', () => {
  const alone = {
    50: { parent: 10, command: 'node commands/run.mjs start' },
    10: { parent: 1, command: 'zsh' },
  };
  expect(launchersOf(50, (id) => alone[id as 10 | 50])).toEqual(new Map());
});

test('this process can be read, where the system tells', () => {
  const facts = readProcess(process.pid);
  if (process.platform === 'linux') expect(facts?.parent).toBe(process.ppid);
  else expect(facts).toBeUndefined();
});

test('the end of a launcher is told once', () => {
  vi.useFakeTimers();
  const world: Record<number, ProcessFacts> = {
    [process.pid]: { parent: 30, command: 'node' },
    30: { parent: 20, command: 'pnpm start' },
    20: { parent: 10, command: 'npm exec pnpm start' },
    10: { parent: 1, command: 'bash' },
  };
  const told = vi.fn<() => void>();
  onLauncherEnd(told, (id) => world[id]);
  vi.advanceTimersByTime(5000);
  expect(told).not.toHaveBeenCalled();
  world[30] = { parent: 1, command: 'pnpm start' };
  vi.advanceTimersByTime(5000);
  expect(told).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
