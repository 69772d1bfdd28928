import { fontParts } from '../generated/font-parts.ts';
import { openFace, type Face } from './face.ts';
import type { FontPart, FontStyle } from './font-part.ts';

/** Text of one face. */
export interface Run {
  readonly face: Face;
  readonly text: string;
}

/** The faces that the characters of a document need. */
export interface Faces {
  /** The text in pieces of one face each; what no font draws is a box. */
  runsOf(text: string, style: FontStyle): Run[];
}

/** What stands for a character that no font draws. */
const box = '\u25a1';

/** Some languages write numbers with a narrow space, which our fonts lack, and never end a line there. */
const [narrowSpace, space] = ['\u202f', '\u00a0'];

let partsByCode: ReadonlyMap<number, FontPart> | undefined;

/** The first part that draws each character. */
function findParts(): ReadonlyMap<number, FontPart> {
  if (partsByCode) return partsByCode;
  const found = new Map<number, FontPart>();
  for (const part of fontParts) {
    for (const range of part.coverage.split(',')) {
      const [from = '', to = from] = range.split('-');
      const last = Number.parseInt(to, 16);
      for (let code = Number.parseInt(from, 16); code <= last; code += 1) {
        if (!found.has(code)) found.set(code, part);
      }
    }
  }
  partsByCode = found;
  return found;
}

const codeOf = (character: string) => character.codePointAt(0) ?? 0;

/** Loads the fonts that draw all characters of the texts. */
export async function loadFaces(texts: Iterable<string>): Promise<Faces> {
  const parts = findParts();
  const characters = new Set(box + space);
  for (const text of texts) for (const character of text) characters.add(character);
  const needed = new Set([...characters].flatMap((character) => parts.get(codeOf(character)) ?? []));
  const data = new Map<string, string>();
  await Promise.all(
    [...needed].flatMap(({ name, load }) =>
      Object.entries(load).map(async ([style, read]) => {
        data.set(`${name}.${style}`, (await read()).deflated);
      }),
    ),
  );
  const opened = new Map<FontPart, Partial<Record<FontStyle, Face>>>();
  const faceOf = (part: FontPart, wanted: FontStyle): Face => {
    const faces = opened.get(part) ?? {};
    opened.set(part, faces);
    const style = part.load[wanted] ? wanted : 'strong';
    const name = `${part.name}.${style}`;
    return (faces[style] ??= openFace(name, data.get(name) ?? ''));
  };
  return {
    runsOf(text, style) {
      const runs: Run[] = [];
      let part: FontPart | undefined;
      let piece = '';
      const end = () => {
        if (part) runs.push({ face: faceOf(part, style), text: piece });
        piece = '';
      };
      for (const character of text.replaceAll(narrowSpace, space)) {
        const known = parts.get(codeOf(character));
        const next = known ?? parts.get(codeOf(box));
        if (next !== part) end();
        part = next;
        piece += known ? character : box;
      }
      end();
      return runs;
    },
  };
}
