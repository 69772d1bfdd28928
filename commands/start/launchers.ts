import { readFileSync } from 'node:fs';

/** A process as far as this matters here. */
export interface ProcessFacts {
  readonly parent: number;
  readonly command: string;
}

export type ReadProcess = (id: number) => ProcessFacts | undefined;

/** Reads a process of Linux; other systems tell nothing this way. */
export const readProcess: ReadProcess = (id) => {
  try {
    // "id (name) state parent …"; the name may hold anything, brackets too.
    const [, parent] = (readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1) ?? '').split(' ');
    const command = readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return { parent: Number(parent), command };
  } catch {
    return undefined;
  }
};

/** `npx`, which calls itself `npm exec`, `pnpm`, and the shells in which they run a command. */
const launches = /^(?:\S*\/)?(?:npm|npx|pnpm)\b|^\S*node \S*(?:npm|npx|pnpm)|^(?:\S*\/)?(?:sh|dash|bash) -c /;

/**
 * The processes that were started only to start this one, each with its parent: `npx`, `pnpm` and their shells.
 */
export function launchersOf(id: number, read: ReadProcess = readProcess): ReadonlyMap<number, number> {
  const parents = new Map<number, number>();
  for (let child = id; ;) {
    const parent = read(child)?.parent;
    const command = parent === undefined ? undefined : read(parent)?.command;
    if (parent === undefined || command === undefined || !launches.test(command)) return parents;
    parents.set(child, parent);
    child = parent;
  }
}

/**
 * Calls back once when a launcher was ended. `npx` does not pass a SIGTERM on; without this everything it started
 * would go on, and hold its ports. A child whose parent ended gets another.
 */
export function onLauncherEnd(callBack: () => void, read: ReadProcess = readProcess): void {
  const parents = launchersOf(process.pid, read);
  const timer = setInterval(() => {
    if ([...parents].every(([child, parent]) => read(child)?.parent === parent)) return;
    clearInterval(timer);
    callBack();
  }, 1000);
  timer.unref();
}
