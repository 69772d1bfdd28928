/** The field in which a signature is drawn, in steps of its own; a line of it stands on whole ones. */
export const signatureField = { width: 600, height: 200 } as const;

/** Characters of a drawing, as the check of the database says it. */
export const longestDrawing = 20_000;

/** A line that the pen drew without being lifted: points one after the other. */
export type Stroke = readonly (readonly [x: number, y: number])[];

const drawing = /^(M\d{1,3} \d{1,3}(L\d{1,3} \d{1,3})+)+$/;

const within = (value: number, most: number) => Math.min(Math.max(Math.round(value), 0), most);

/**
 * The path of an SVG that shows what was drawn: moves and lines alone. A touch that draws nothing is left out, and
 * points that lie on the one before.
 */
export function signaturePath(strokes: readonly Stroke[]): string {
  return strokes
    .map((stroke) =>
      stroke
        .map(([x, y]) => `${within(x, signatureField.width)} ${within(y, signatureField.height)}`)
        .filter((point, place, points) => point !== points[place - 1]),
    )
    .filter(({ length }) => length > 1)
    .map((points) => `M${points.join('L')}`)
    .join('');
}

/** Whether a path is one that `signaturePath` makes, with something on it. The database asks the same of it. */
export function isSignaturePath(path: string): boolean {
  return path.length <= longestDrawing && drawing.test(path);
}
