/** Characters that the name of a partner may have. */
export const longestSource = 64;

/** Name of the partner on whose page the form stands; the database checks the same pattern. */
export const sourcePattern = `^[a-z0-9][a-z0-9-]{0,${longestSource - 1}}$`;
