/** One set of signs, drawn on a grid of 24 with one stroke; the page that shows one decides on its colour. */
export const icons = {
  experience: 'M5 21V11.500h2V9h2V6.500h2V4h2v2.500h2V9h2v2.500h2V21zM10 21v-5h4v5',
  warranty: 'M12 3l8 3v5.500c0 5-4 8-8 9.500-4-1.500-8-4.500-8-9.500V6zM8.500 12l2.500 2.500 4.500-5',
  speed: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5.500l3.500 2',
  phone: 'M6 3h4l2 5-2.500 2a12 12 0 0 0 5 5l2-2.500 5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 4 5a2 2 0 0 1 2-2z',
  email: 'M3 5h18v14H3zM3 6.500l9 6.500 9-6.500',
  address:
    'M12 21s-7-6-7-11a7 7 0 0 1 14 0c0 5-7 11-7 11zM12 7.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z',
  open: 'M6 9l6 6 6-6',
  up: 'M12 20V5M5 12l7-7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  elsewhere: 'M14 4h6v6M20 4l-9 9M10 5H4v15h15v-6',
  message: 'M4 20l1.500-4.500a8.500 8.500 0 1 1 3.200 3zM8.500 10.500h7M8.500 13.500h4.500',
} as const;

export type IconName = keyof typeof icons;
