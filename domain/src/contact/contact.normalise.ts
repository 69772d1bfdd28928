/**
 * A telephone number for recognising and dialling: digits with a leading `+`.
 * `06-1234 5678`, `0031 6 12345678` and `+31 (0)6 12345678` give `+31612345678`.
 * A `(0)` that begins the number stays: `(0)36 123 4567` gives `+31361234567`.
 * What is no number (fewer than 8 digits) stays empty. The database computes the same.
 */
export function normalisePhone(phone: string): string {
  const localNumber = phone.replace(/^[^0-9+]*\(0\)/, '0');
  const plain = localNumber.replaceAll('(0)', '').replaceAll(/[^0-9+]/g, '');
  const digits = plain.replaceAll('+', '');
  if (digits.length < 8) return '';
  if (plain.startsWith('+')) return `+${digits}`;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  if (digits.startsWith('0')) return `+31${digits.slice(1)}`;
  return `+${digits}`;
}

/** `1234ab`, `1234-AB` and ` 1234 ab` give `1234 AB`; what is no Dutch postal code only loses white space at its ends. */
export function normalisePostalCode(postalCode: string): string {
  const plain = postalCode.replaceAll(/[\s.-]/g, '');
  // Upper case comes after the test: it makes two letters of `ß`, which no Dutch code has.
  if (!/^[1-9][0-9]{3}[A-Za-z]{2}$/.test(plain)) return postalCode.trim();
  return `${plain.slice(0, 4)} ${plain.slice(4).toUpperCase()}`;
}

/** E-mail addresses are compared in lower case. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}
