import type { Counts } from '../tasks/counts.ts';

/** Something to do on the cores of a machine. */
export interface Job {
  readonly run: () => Promise<Counts>;
  /** How many cores it keeps busy; one without a number. */
  readonly cores?: number;
  /** Must be done before it begins. */
  readonly after?: readonly Job[];
}

/**
 * Runs jobs in their order on some cores, and lets none idle while there is a job that may begin: one that still has to
 * wait is passed by those behind it. So the longest belong to the front, and what needs all cores to the end.
 *
 * @returns what each of them counted, in the order in which they ended.
 */
export async function runQueue(jobs: readonly Job[], cores: number): Promise<Counts[]> {
  const waiting = new Set(jobs);
  const running = new Map<Job, Promise<void>>();
  const done = new Set<Job>();
  const counts: Counts[] = [];
  let free = cores;
  const mayBegin = ({ after = [], cores: wanted = 1 }: Job) =>
    Math.min(wanted, cores) <= free && after.every((job) => done.has(job) || !jobs.includes(job));
  const begin = (job: Job) => {
    const taken = Math.min(job.cores ?? 1, cores);
    waiting.delete(job);
    free -= taken;
    const work = async () => {
      counts.push(await job.run());
      running.delete(job);
      done.add(job);
      free += taken;
    };
    running.set(job, work());
  };
  while (waiting.size > 0) {
    for (const job of waiting) if (mayBegin(job)) begin(job);
    if (running.size === 0) throw new Error('The jobs that are left wait for each other.');
    await Promise.race(running.values());
  }
  await Promise.all(running.values());
  return counts;
}
