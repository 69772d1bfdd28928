/** Days in which a consumer may withdraw; they begin the day after the contract. Source: art. 6:230o BW. */
export const withdrawalDays = 14;

/** Days in which a trader pays back after a withdrawal. Source: art. 6:230r BW. */
export const refundDays = 14;

/** Days that a consumer still has after the first reminder, before costs are charged. Source: art. 6:96 lid 6 BW. */
export const reminderDays = 14;
