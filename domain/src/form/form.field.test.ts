import { expect, test } from 'vitest';
import { controlAttributes } from './form.field.ts';

test('a control is described by what stands at it, the hint first', () => {
  const of = (notes: object) => controlAttributes({ id: 'phone', ...notes })['aria-describedby'];
  expect(of({ hint: 'For the appointment.', error: 'Too short.' })).toBe('phone-hint phone-error');
  expect(of({ hint: '', error: 'Too short.' })).toBe('phone-error');
  expect(of({ hint: '' })).toBeUndefined();
});

test('a control is required unless it may stay empty, and wrong only where an error says so', () => {
  expect(controlAttributes({ id: 'name', error: 'Too short.' })).toMatchObject({
    'aria-required': 'true',
    'aria-invalid': 'true',
  });
  expect(controlAttributes({ id: 'remarks', isOptional: true })).toEqual({ id: 'remarks' });
});
