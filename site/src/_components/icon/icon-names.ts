/** One set of signs, on a grid of 24 with one stroke; the page that shows one decides on its colour. */
export const iconNames = [
  'experience',
  'warranty',
  'speed',
  'phone',
  'email',
  'address',
  'open',
  'up',
  'close',
  'elsewhere',
  'message',
] as const;

export type IconName = (typeof iconNames)[number];
