import { defineElement } from '../element/define-element.ts';
import { facadeBooking } from './facade-booking.definition.ts';

defineElement(facadeBooking);
