import type { Mending } from './mending.ts';
import { printedLine } from './printed-errors.ts';

/** Answers what nobody foresaw as the gateway before the hosted services does, and tells the log in one line. */
export function answerFaults(log: (line: string) => void): Mending {
  return async (request, next) => {
    try {
      return await next(request);
    } catch (error) {
      // Whoever left in the middle of his request made no fault of ours.
      if (!request.signal.aborted)
        log(printedLine(`${request.method} ${new URL(request.url).pathname}`, error));
      return Response.json(
        { message: 'An unexpected error occurred' },
        { status: 500, headers: { 'access-control-allow-origin': '*' } },
      );
    }
  };
}
