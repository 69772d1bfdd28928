/**
 * What each custom property changes that a host may set on the tag of a widget, by its name without `--vakman-`. Space
 * and size of letters are not among them: the widgets are laid out for their own.
 */
export const theming = {
  accent: 'Ground of the buttons that go on, and what was chosen',
  'accent-hover': 'The same below the pointer',
  'on-accent': 'Letters on it',
  brand: 'Dark bands',
  'on-brand': 'Letters on them',
  warm: 'Stars, edges, the divider between two pictures, the tab of the assistant',
  'on-warm': 'Letters on such a ground',
  ground: 'Ground of the whole widget',
  surface: 'Ground of fields, cards and popups',
  'surface-sunken': 'Ground of what lies deeper',
  text: 'Letters',
  'text-muted': 'Letters that say less',
  line: 'Lines that part things',
  'line-strong': 'Edges of fields and buttons',
  focus: 'Ring around what has the focus',
  success: 'Letters that tell of success',
  'success-surface': 'Ground of such a notice',
  warning: 'Letters that warn',
  'warning-surface': 'Ground of such a notice',
  danger: 'Letters that tell of an error',
  'danger-surface': 'Ground of such a notice',
  radius: 'Roundness of corners',
  'line-width': 'Width of lines',
  'font-text': 'Fonts of texts; fonts of your page may be named here',
  'font-display': 'Fonts of headings and of large figures',
} as const;
