import { AsyncLocalStorage } from 'node:async_hooks';

export type FunctionHandler = (request: Request) => Response | Promise<Response>;

/** What an edge function runs in: its environment, and the work it leaves behind when it has answered. */
export interface FunctionContext {
  readonly environment: Readonly<Record<string, string>>;
  serve(handler: FunctionHandler): void;
  waitUntil(work: Promise<unknown>): void;
}

const context = new AsyncLocalStorage<FunctionContext>();

function current(): FunctionContext {
  const store = context.getStore();
  if (store === undefined) throw new Error('Deno is only there for edge functions.');
  return store;
}

function handlerOf(args: readonly unknown[]): FunctionHandler {
  const handler =
    args.find((argument) => typeof argument === 'function') ?? (args[0] as { handler?: unknown }).handler;
  if (typeof handler !== 'function') throw new TypeError('Deno.serve needs a handler.');
  return handler as FunctionHandler;
}

/** The part of Deno and of the edge runtime that the functions use; several backends share the process. */
const standIn = {
  Deno: {
    env: {
      get: (name: string) => current().environment[name],
      toObject: () => ({ ...current().environment }),
    },
    serve: (...args: unknown[]) => current().serve(handlerOf(args)),
  },
  EdgeRuntime: { waitUntil: (work: Promise<unknown>) => current().waitUntil(work) },
};

/** Runs code that may use `Deno` and `EdgeRuntime`. */
export function runAsFunction<Result>(functionContext: FunctionContext, run: () => Result): Result {
  Object.assign(globalThis, standIn);
  return context.run(functionContext, run);
}
