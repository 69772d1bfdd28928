import { contactFields } from '@vakman/domain/contact/contact.fields';
import { fields, type Field, type FieldName } from '@vakman/domain/quote-request/quote-request.fields';

const isOfPlace = ({ name }: Field) => ['street_address', 'postal_code'].includes(name);
const isOfContact = (field: Field) => contactFields.some(({ name }) => name === field.name);

/** What is described stands before what is chosen: the step begins with the visitor's own words. */
const byWords = (one: Field, other: Field) =>
  Number(one.control === 'select') - Number(other.control === 'select');

/** Steps of the form where it comes in steps, and what each asks; easy things first, and who somebody is at the end. */
export const formSteps = [
  { name: 'work', fields: fields.filter((field) => !isOfContact(field)).toSorted(byWords) },
  { name: 'place', fields: fields.filter(isOfPlace) },
  { name: 'contact', fields: fields.filter((field) => isOfContact(field) && !isOfPlace(field)) },
] as const;

/** The first step that asks one of these fields; the last where none does. */
export function stepOf(names: readonly FieldName[]): number {
  const found = formSteps.findIndex((step) => step.fields.some(({ name }) => names.includes(name)));
  return found < 0 ? formSteps.length - 1 : found;
}
