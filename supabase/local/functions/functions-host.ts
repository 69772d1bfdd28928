import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runAsFunction, type FunctionContext, type FunctionHandler } from './deno-stand-in.ts';

export interface FunctionsHostOptions {
  /** Holds `<verb-noun>/index.ts` for each function. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
}

export interface FunctionsHost {
  has(name: string): boolean;
  /** Answers `/functions/v1/<name>`; who may call is for the function to check. */
  fetch(request: Request): Promise<Response>;
  /** Resolves when all running functions, and the work they left behind, are done. */
  idle(): Promise<void>;
}

let hosts = 0;

/** Runs the sources of the edge functions unchanged in this process. */
export function createFunctionsHost({ folder, environment, log }: FunctionsHostOptions): FunctionsHost {
  hosts += 1;
  const instance = hosts;
  const handlers = new Map<string, Promise<FunctionHandler>>();
  const running = new Set<Promise<unknown>>();

  const track = <Result>(work: Promise<Result>): Promise<Result> => {
    const settled: Promise<unknown> = work.then(
      () => running.delete(settled),
      () => running.delete(settled),
    );
    running.add(settled);
    return work;
  };
  const contextFor = (serve: FunctionContext['serve']): FunctionContext => ({
    environment,
    serve,
    waitUntil: (work) => void track(work).catch((error: unknown) => log(`edge function: ${String(error)}`)),
  });
  const indexOf = (name: string) => join(folder, name, 'index.ts');
  const has = (name: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) && existsSync(indexOf(name));

  const load = (name: string): Promise<FunctionHandler> => {
    const loaded =
      handlers.get(name) ??
      new Promise<FunctionHandler>((resolve, reject) => {
        // The query gives each host its own module, which registers with its own environment.
        const address = `${pathToFileURL(indexOf(name)).href}?host=${instance}`;
        runAsFunction(contextFor(resolve), () => import(/* @vite-ignore */ address)).then(
          () => reject(new Error(`The function ${name} does not call Deno.serve.`)),
          reject,
        );
      });
    handlers.set(name, loaded);
    return loaded;
  };

  return {
    has,
    async fetch(request) {
      const name = new URL(request.url).pathname.split('/')[3] ?? '';
      if (!has(name)) {
        return Response.json(
          { code: 'NOT_FOUND', message: 'Requested function was not found' },
          { status: 404 },
        );
      }
      try {
        const handler = await load(name);
        const never = () => undefined;
        return await track(Promise.resolve(runAsFunction(contextFor(never), () => handler(request))));
      } catch (error) {
        log(
          `edge function ${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
        );
        return Response.json({ code: 'WORKER_ERROR', message: 'The function failed' }, { status: 500 });
      }
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
