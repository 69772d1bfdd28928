import type { Note } from '@vakman/domain/request-handling/request-handling.answers';
import { router } from './router.ts';

/** The page of what a note or task is about. */
export function pathOfSubject({
  request_id: requestId,
  client_id: clientId,
}: Pick<Note, 'request_id' | 'client_id'>): string {
  return requestId === null ? router.client({ clientId: clientId ?? '' }) : router.request({ requestId });
}
