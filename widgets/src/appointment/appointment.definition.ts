import type { ElementDefinition } from '../element/element-definition.ts';
import {
  appointmentAttributes,
  type AppointmentAttributes,
  type AppointmentEvents,
} from './appointment.props.ts';
import { Appointment } from './appointment.tsx';
import { loadAppointmentWords, type AppointmentWords } from './appointment.words.ts';

/**
 * What the private link to an appointment shows: when and what, with the ways to change it. Only for our own site,
 * because the links in our mails lead there.
 *
 * @slot - What visitors get whose browser does not load the appointment, such as a telephone number.
 * @csspart appointment Everything that the widget shows.
 * @csspart field One field, with its label, hint, error and control.
 * @csspart label Label of a field.
 * @csspart input Control of a field: line, lines or list.
 * @csspart hint What helps to fill in a field.
 * @csspart error What is wrong with a field.
 */
export const appointment: ElementDefinition<AppointmentAttributes, AppointmentWords, AppointmentEvents> = {
  tag: 'vakman-appointment',
  Component: Appointment,
  attributes: appointmentAttributes,
  loadStyles: async () => (await import('./appointment.styles.ts')).appointmentStyles,
  loadWords: loadAppointmentWords,
};
