/** A dash with a space on either side; ranges have none. */
const dash = /(?<=\S)[\u00A0 ][-–—] /g;

/** A Ukrainian and a Russian dash is long, and never begins a line. */
export function setEastSlavicDashes(text: string): string {
  return text.replaceAll(dash, '\u00A0— ');
}
