/** A sheet of A4, in points. */
export const sheetWidth = 595.28;
export const sheetHeight = 841.89;

export const margin = { left: 54, right: 54, top: 60, bottom: 66 } as const;

export const bodyWidth = sheetWidth - margin.left - margin.right;

/** Where the text of a sheet ends. */
export const bodyEnd = sheetHeight - margin.bottom;

/** Sizes of letters, in points. */
export const sizes = {
  small: 8,
  note: 8.5,
  body: 9.75,
  lead: 10.5,
  h3: 11.5,
  h2: 14,
  h1: 23,
  sum: 21,
} as const;

/** How far one line stands below another, in sizes of letters. */
export const leading = { tight: 1.18, normal: 1.5 } as const;
