import { tokensCss } from '@vakman/tokens/css/tokens-css';
import draftNotes from '../form/draft/draft-notes.css?inline';
import form from '../form/form.css?inline';
import photoPicker from '../form/photos/photo-picker.css?inline';
import base from '../ui/base.css?inline';
import button from '../ui/button.css?inline';
import errorSummary from '../ui/error-summary.css?inline';
import field from '../ui/field.css?inline';
import fileList from '../ui/file-list.css?inline';
import host from '../ui/host.css?inline';
import toast from '../ui/toast/toast.css?inline';
import serviceChips from './service-chips.css?inline';

/** The style sheet of the shadow root. The build of the kit evaluates this module, so that its text alone is shipped. */
export const quoteFormStyles = [
  tokensCss(':host'),
  host,
  base,
  field,
  button,
  errorSummary,
  fileList,
  toast,
  form,
  draftNotes,
  photoPicker,
  serviceChips,
].join('\n');
