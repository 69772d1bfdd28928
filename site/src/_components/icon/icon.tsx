import { usePage } from '../../page/page-context.tsx';

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

/** A drawn sign beside words that say the same; never alone. */
export function Icon({ name }: { readonly name: (typeof iconNames)[number] }) {
  const { build } = usePage();
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${build.drawings}#icon-${name}`} />
    </svg>
  );
}
