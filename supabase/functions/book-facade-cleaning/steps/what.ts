import type { BookingChoices } from '@vakman/domain/booking/booking.schema.ts';
import { checkPhotos } from '../../_shared/form/check-photos.ts';
import { uploadPhotos } from '../../_shared/form/upload-photos.ts';
import { htmlResponse } from '../../_shared/page/html-response.ts';
import { choiceErrors } from '../check-visit.ts';
import { whatPage } from '../page/what-page.ts';
import { photoStoreOf, type Turn } from '../turn.ts';
import { showTimes } from './show-times.ts';

/** The choices and photos of the first page; a good one leads to price and times. */
export async function answerWhat(turn: Turn): Promise<Response> {
  const { form, visit: sent, bookingFacts, dependencies } = turn;
  const checked = checkPhotos(form, sent.photoPaths.length);
  // Also when a choice is missing, so that no photo has to be chosen twice.
  const uploads = await uploadPhotos(checked.photos, photoStoreOf(turn));
  const photoPaths = [...sent.photoPaths, ...uploads.stored];
  const visit = { ...sent, photoPaths, id: sent.id ?? dependencies.newId() };
  const errors = choiceErrors(visit);
  const photos = { paths: photoPaths, errors: checked.errors, lost: uploads.failed };
  if (Object.keys(errors).length + photos.errors.length + photos.lost > 0) {
    return htmlResponse(whatPage({ ...turn, visit, errors, photos }), 422);
  }
  const { square_meters: size } = visit.draft as BookingChoices;
  if (bookingFacts.rules.visitMinutes[size] === null) {
    return htmlResponse(whatPage({ ...turn, visit, isTooLarge: true }), 200);
  }
  return showTimes(turn, visit);
}
