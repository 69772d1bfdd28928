const timestamptz = 1184;
const timestamp = 1114;

/** Parsers that answer `2026-11-21T10:00:00.5+00:00` as the hosted API does, not `2026-11-21 10:00:00.5+00`. */
export const isoTimestamps: Record<number, (value: string) => string> = {
  [timestamptz]: (value) => value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'),
  [timestamp]: (value) => value.replace(' ', 'T'),
};
