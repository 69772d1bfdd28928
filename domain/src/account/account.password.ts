/** Characters that a password has at least; `minimum_password_length` of the sign-in service is the same. */
export const passwordLength = 10;

/** Bytes of UTF-8 that the sign-in service takes at most: bcrypt reads no more. */
export const passwordBytes = 72;

/** What is wrong with a new password; nothing where it is one. White space belongs to it, and length is what counts. */
export function passwordFault(password: string): 'tooShort' | 'tooLong' | undefined {
  if ([...password].length < passwordLength) return 'tooShort';
  return new TextEncoder().encode(password).length > passwordBytes ? 'tooLong' : undefined;
}
