/** How often a time is blocked: once, or again after so many days. */
export const repeats = ['never', 'weekly', 'fortnightly'] as const;
export type Repeats = (typeof repeats)[number];
