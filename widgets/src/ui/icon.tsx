/** Drawn on a grid of 24, as a brush of 2 would. */
const paths = {
  chevron: 'M5 9l7 7 7-7',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M4 12.5l5.5 5.5L20 7',
  compare: 'M9 6l-6 6 6 6M15 6l6 6-6 6',
  elsewhere: 'M14 4h6v6M20 4l-9 9M10 5H4v15h15v-6',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4M9 13h6M9 17h6',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 2-2 5 4M15.5 9.5v.01',
} as const;

export type IconName = keyof typeof paths;

/** Says nothing to screen readers: the words stand beside it. Its size is that before the style comes. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
