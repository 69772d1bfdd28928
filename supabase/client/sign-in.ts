import type { Language } from '@vakman/domain/languages/languages';
import { BackendError, headersOf, requestTimeout, type Connection } from './connection.ts';

export interface SignInQuestion {
  readonly email: string;
  /** Of the mail, where the account has none of its own. */
  readonly language: Language;
  /** A code to sign in with, or a way to choose another password. */
  readonly purpose: 'code' | 'recovery';
}

/**
 * Asks for a mail with a code and a link. The answer is the same whether there is an account or not, and whether a mail
 * is sent.
 *
 * @throws {BackendError} with status 429 for who asks too often, and 0 where no answer came in time.
 */
export async function requestSignIn(connection: Connection, question: SignInQuestion): Promise<void> {
  const response = await fetch(`${connection.url}/functions/v1/request-sign-in`, {
    method: 'POST',
    headers: { ...headersOf(connection), 'content-type': 'application/json' },
    body: JSON.stringify(question),
    signal: AbortSignal.timeout(requestTimeout),
  }).catch((cause: unknown) => {
    throw new BackendError('No answer came', { cause });
  });
  if (!response.ok) throw new BackendError('The sign-in was not asked for', { status: response.status });
}
