import { defineElement } from '../element/define-element.ts';
import { appointment } from './appointment.definition.ts';

defineElement(appointment);
