import { brokenRule } from '@vakman/domain/booking/booking.broken-rules.ts';
import { sentPhotosFolder } from '@vakman/domain/photos/photos.paths.ts';
import type { FacadeBookings } from '../../_shared/database/facade-bookings.ts';
import { copyPhotos } from '../../_shared/form/copy-photos.ts';
import { senderStorageOf, signPhotos } from '../../_shared/form/upload-photos.ts';
import type { CheckedSubmission } from '../check-submission.ts';
import { answered, type Turn } from '../turn.ts';
import type { Submission } from '../submission.ts';

interface Try {
  /** Undefined where the database failed. */
  readonly answer: Awaited<ReturnType<FacadeBookings['book']>> | undefined;
  readonly photoPaths: readonly string[];
  /** Photos that could not be signed. */
  readonly unsigned: number;
}

/** Books with the photos of the submission; with copies of them, where they were sent with something else meanwhile. */
export async function bookSubmission(
  turn: Turn,
  submission: Submission & { readonly id: string },
  { booking, startsAt }: CheckedSubmission & { readonly ok: true },
): Promise<Try> {
  const { dependencies, address } = turn;
  const store = senderStorageOf(address, dependencies);
  const { id, language, source, earlyStart } = submission;

  async function book(photoPaths: readonly string[]): Promise<Try> {
    const photos = await signPhotos(photoPaths, store);
    const answer = await answered(turn, 'booking not stored', () =>
      dependencies.bookings.book(address, {
        ...booking,
        id,
        starts_at: startsAt,
        impregnation: booking.impregnation === 'yes',
        photos: photos.links,
        language,
        source,
        early_start: earlyStart,
      }),
    );
    return { answer, photoPaths, unsigned: photos.failed };
  }

  const first = await book(submission.photoPaths);
  const { answer } = first;
  const isWithoutPhotos =
    typeof answer === 'object' && 'broken' in answer && brokenRule(answer.broken)?.kind === 'photos gone';
  if (!isWithoutPhotos) return first;
  const copies = await copyPhotos(submission.photoPaths, sentPhotosFolder('bookings', id), store);
  const second = await book(copies);
  return { ...second, unsigned: second.unsigned + submission.photoPaths.length - copies.length };
}
