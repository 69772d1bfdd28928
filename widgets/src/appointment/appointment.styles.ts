import { tokensCss } from '@vakman/tokens/css/tokens-css';
import form from '../form/form.css?inline';
import base from '../ui/base.css?inline';
import button from '../ui/button.css?inline';
import choice from '../ui/choice.css?inline';
import field from '../ui/field.css?inline';
import host from '../ui/host.css?inline';
import dayParts from '../ui/slot-picker/day-parts.css?inline';
import slotPicker from '../ui/slot-picker/slot-picker.css?inline';
import css from './appointment.css?inline';

/** The style sheet of the shadow root. The build of the kit evaluates this module, so that its text alone is shipped. */
export const appointmentStyles = [
  tokensCss(':host'),
  host,
  base,
  field,
  choice,
  button,
  form,
  slotPicker,
  dayParts,
  css,
].join('\n');
