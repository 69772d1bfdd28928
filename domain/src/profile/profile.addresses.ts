/** How many addresses a person keeps at most; the database has the same number. */
export const addressesOfAPerson = 10;

/** Characters of what a person calls an address, at most; the column's check has the same number. */
export const addressLabelLength = 40;
