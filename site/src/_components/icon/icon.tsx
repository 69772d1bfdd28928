import { usePage } from '../../page/page-context.tsx';
import type { IconName } from './icon-names.ts';

/** A drawn sign beside words that say the same; never alone. */
export function Icon({ name }: { readonly name: IconName }) {
  const { build } = usePage();
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${build.drawings}#icon-${name}`} />
    </svg>
  );
}
