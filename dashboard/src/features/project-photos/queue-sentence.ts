import { fill } from '@vakman/domain/text/fill';
import type { ProjectPhotosWords } from '../../../generated/project-photos.words.ts';
import type { QueueSummary } from './photo-queue.state.ts';

/** What is said of all photos that are not stored yet. */
export function queueSentence(
  { count, refused, isSending }: QueueSummary,
  { queue }: Pick<ProjectPhotosWords, 'queue'>,
): string {
  if (refused === count) return fill(queue.refused, { count });
  return fill(isSending ? queue.sending : queue.waiting, { count });
}
