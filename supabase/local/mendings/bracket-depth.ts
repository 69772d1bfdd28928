/** Far more than any request of the product, and a tenth of what the stack of the process bears. */
export const deepest = 256;

/** Whether text is to be read as an array or an object of JSON. */
export const looksLikeJson = (text: string) => /^\s*[[{]/.test(text);

/** Whether text of a search has too many brackets. Which of them are letters there, only the database knows. */
export const hasTooManyBrackets = (text: string) => text.split('(').length - 1 > deepest;

/** Whether too many brackets stand open at once; those inside of double quotes are text. */
export function isTooDeep(text: string): boolean {
  let open = 0;
  let quoted = false;
  for (let place = 0; place < text.length; place += 1) {
    const character = text.charAt(place);
    if (character === '"') quoted = !quoted;
    else if (quoted && character === '\\') place += 1;
    else if (!quoted && '[({'.includes(character)) open += 1;
    else if (!quoted && '])}'.includes(character)) open = Math.max(0, open - 1);
    if (open > deepest) return true;
  }
  return false;
}
