import { emailPattern } from '@vakman/domain/contact/contact.schema';

/** Addresses as somebody typed them, one to a line; a comma or semicolon parts them too. Each of them once. */
export function typedAddresses(text: string): string[] {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  return [...new Map(parts.map((part) => [part.toLowerCase(), part])).values()];
}

export const isAddress = (text: string): boolean => new RegExp(emailPattern).test(text);
