import * as z from 'zod/mini';
import { lineSchema } from '../text/text.schema.ts';
import { contactRules, type ContactFieldName } from './contact.fields.ts';

/** Keys of the messages under `errors` of every form that asks who somebody is; never shown as they are. */
export type ContactErrorKey =
  | `${Exclude<ContactFieldName, 'email'>}.tooShort`
  | `${ContactFieldName}.tooLong`
  | 'email.invalid';

/**
 * An e-mail address, for JavaScript and for PostgreSQL's `~`: no quoted local parts, no address literals.
 * Source: the pattern of zod 4, written without case flag so that both engines read the same.
 */
export const emailPattern =
  "^(?!\\.)(?!.*\\.\\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}$";

const emailExpression = new RegExp(emailPattern);

const line = (name: ContactFieldName) =>
  lineSchema<ContactErrorKey>(contactRules[name], {
    tooShort: name === 'email' ? 'email.invalid' : `${name}.tooShort`,
    tooLong: `${name}.tooLong`,
  });

/** Fields of a schema: each one line, its error messages `ContactErrorKey`s. */
export const contactShape = {
  name: line('name'),
  email: line('email').check(z.refine((value) => emailExpression.test(value), { error: 'email.invalid' })),
  phone: line('phone'),
  street_address: line('street_address'),
  postal_code: line('postal_code'),
};

/** Whether something typed is an e-mail address as every form takes it. */
export const isEmailAddress = (typed: string): boolean => z.safeParse(contactShape.email, typed).success;

/** Whether something typed is what every form takes in that field. */
export const fitsContactField = (name: ContactFieldName, typed: string): boolean =>
  z.safeParse(contactShape[name], typed).success;
