/** Time zone of every appointment, and of all dates that are told. */
export const timeZone = 'Europe/Amsterdam';
