/** A field that no visitor sees. Named unlike any autofill token; still some browsers fill it in, as programs do. */
export const honeypotName = 'vk_check';
