/**
 * Writes one line of JSON. Only numbers, ids and fixed words belong in it: what a visitor typed, his
 * addresses and messages of other services (which may quote them) do not.
 */
export type Log = (event: string, details?: Readonly<Record<string, string | number | boolean>>) => void;

export const log: Log = (event, details = {}) => {
  console.log(JSON.stringify({ event, ...details }));
};
