/** Drawn as the icons of all pages are; no other page needs these. */
const paths = {
  grip: 'M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01',
  states: 'M4 7h11M4 12h11M4 17h7M16 14l4 3-4 3',
} as const;

export function CardIcon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <svg className="icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
