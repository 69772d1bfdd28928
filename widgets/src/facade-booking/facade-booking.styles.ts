import { tokensCss } from '@vakman/tokens/css/tokens-css';
import base from '../ui/base.css?inline';
import button from '../ui/button.css?inline';
import choice from '../ui/choice.css?inline';
import errorSummary from '../ui/error-summary.css?inline';
import field from '../ui/field.css?inline';
import fileList from '../ui/file-list.css?inline';
import host from '../ui/host.css?inline';
import draftNotes from '../form/draft/draft-notes.css?inline';
import form from '../form/form.css?inline';
import photoPicker from '../form/photos/photo-picker.css?inline';
import dayParts from '../ui/slot-picker/day-parts.css?inline';
import slotPicker from '../ui/slot-picker/slot-picker.css?inline';
import parts from './booking-parts.css?inline';
import css from './facade-booking.css?inline';

/** The style sheet of the shadow root. The build of the kit evaluates this module, so that its text alone is shipped. */
export const facadeBookingStyles = [
  tokensCss(':host'),
  host,
  base,
  field,
  choice,
  button,
  errorSummary,
  fileList,
  form,
  draftNotes,
  photoPicker,
  slotPicker,
  dayParts,
  parts,
  css,
].join('\n');
