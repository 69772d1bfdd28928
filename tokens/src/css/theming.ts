/**
 * What each custom property changes that a host may set on the tag of a widget, by its name without `--vakman-`. Space
 * and size of letters are not among them: the widgets are laid out for their own.
 */
export const theming = {
  accent: 'Background of the buttons that go on, and what was chosen',
  'accent-hover': 'Their edge, and their background below the pointer',
  'on-accent': 'Text on it',
  brand: 'Dark bands',
  'on-brand': 'Text on them',
  warm: 'Stars, edges, the divider between two pictures, the tab of the assistant',
  'on-warm': 'Text on a warm background',
  ground: 'Background of the whole widget',
  surface: 'Background of fields, cards and popups',
  'surface-sunken': 'Background of what lies deeper',
  text: 'Most text',
  'text-muted': 'Text that says less',
  line: 'Lines that part things',
  'line-strong': 'Edges of fields and buttons',
  focus: 'Ring around what has the focus',
  success: 'Text that tells of success',
  'success-surface': 'Background of such a notice',
  warning: 'Text that warns',
  'warning-surface': 'Background of such a notice',
  danger: 'Text that tells of an error',
  'danger-surface': 'Background of such a notice',
  radius: 'Roundness of corners',
  'line-width': 'Width of lines',
  inset: 'Room between the edge of a ground and what stands on it',
  'font-text': 'Fonts of texts; fonts of your page may be named here',
  'font-display': 'Fonts of headings and of large figures',
} as const;
