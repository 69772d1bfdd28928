import type { AttributeKind, WidgetProps } from '../element/element-definition.ts';
import type { AppointmentWords } from './appointment.words.ts';
import type { AppointmentBackend } from './appointment.backend.ts';

/** Attributes of `<vakman-appointment>` beside `lang` and `theme`. */
export interface AppointmentAttributes {
  /** Of the private link, 64 hexadecimal characters; without it, what stands behind the `#` of the page's address. */
  readonly token: string;
}

export const appointmentAttributes: Readonly<Record<keyof AppointmentAttributes, AttributeKind>> = {
  token: 'text',
};

/** What happens to an appointment is nobody's business but the visitor's and the office's. */
export type AppointmentEvents = object;

export interface AppointmentProps
  extends Partial<AppointmentAttributes>, WidgetProps<AppointmentWords, AppointmentEvents> {
  readonly backend?: AppointmentBackend;
}
