/** Digits of whatever script, without what people put between them. */
export const digitsOf = (typed: string): string => typed.normalize('NFKC').replaceAll(/\D/g, '');
