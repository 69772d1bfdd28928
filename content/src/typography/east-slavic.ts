/** A dash with a space on either side; ranges have none. */
const dash = /(?<=\S)[\u00A0 ][-–—] /g;

/** A word of one letter, a preposition or a conjunction, before the one that it belongs to. */
const shortWord = /(?<=^|[\s(«„[*])(\p{Script=Cyrillic}) (?=[^\s—–-])/gu;

/** A Ukrainian and a Russian dash is long, and never begins a line; a word of one letter never ends one. */
export function setEastSlavic(text: string): string {
  return text.replaceAll(dash, '\u00A0— ').replaceAll(shortWord, '$1\u00A0');
}
