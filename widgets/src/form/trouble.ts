/** Why what a visitor sent did not arrive. */
export type Trouble = 'offline' | 'tooManyRequests' | 'failed';

/** Why a form did not go; `trapped`: what nobody sees was filled in, by a program or by the visitor's browser. */
export type FormTrouble = 'trapped' | Trouble;

/** What an error of the backend, or of the way to it, means to the visitor. */
export function troubleOf(error: unknown): Trouble {
  // Only browsers know.
  // oxlint-disable-next-line typescript/no-unnecessary-boolean-literal-compare
  if (navigator.onLine === false) return 'offline';
  const { status, code } = error as { status?: unknown; code?: unknown };
  return status === 429 || code === 'PT429' ? 'tooManyRequests' : 'failed';
}

/** Whether a rule of the database was broken. */
export function isRefused(error: unknown): boolean {
  return (error as { code?: unknown }).code === '23514';
}
