import { exampleRequest } from '@vakman/domain/quote-request/quote-request.example';
import { expect, test } from 'vitest';
import { emptyDraft, firstWrong, takenDown } from './phone-request.ts';

const sent = { id: '7b1c0000-0000-4000-8000-000000000001', language: 'uk' } as const;

test('a call is taken down as the form sends a request, without photos or a partner', () => {
  expect(takenDown({ ...exampleRequest, name: '  Jo Bos ' }, sent)).toEqual({
    ok: true,
    payload: { ...exampleRequest, name: 'Jo Bos', ...sent, photos: [], source: null },
  });
});

test('what breaks a rule of the form is named, and the first of it in the order of the fields', () => {
  const check = takenDown({ ...exampleRequest, phone: '12', message: '' }, sent);
  expect(check).toEqual({ ok: false, errors: { phone: 'phone.tooShort', message: 'message.tooShort' } });
  expect(firstWrong({ message: 'message.tooShort', phone: 'phone.tooShort' })).toBe('phone');
  expect(firstWrong({})).toBeUndefined();
});

test('nothing taken down is no request', () => {
  expect(takenDown(emptyDraft, sent).ok).toBe(false);
});
