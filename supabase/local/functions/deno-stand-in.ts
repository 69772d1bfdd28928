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

/** The part of Deno and of the edge runtime that the functions use; several backends share the process. */
const standIn = {
  Deno: {
    env: { get: (name: string) => current().environment[name] },
    serve: (handler: FunctionHandler) => current().serve(handler),
  },
  EdgeRuntime: { waitUntil: (work: Promise<unknown>) => current().waitUntil(work) },
};

/** Runs code that may use `Deno` and `EdgeRuntime`. */
export function runAsFunction<Result>(functionContext: FunctionContext, run: () => Result): Result {
  Object.assign(globalThis, standIn);
  return context.run(functionContext, run);
}
