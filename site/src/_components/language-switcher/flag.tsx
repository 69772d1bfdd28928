import { usePage } from '../../page/page-context.tsx';

/** The flag of a country, by its ISO code. */
export function Flag({ country }: { readonly country: string }) {
  const { build } = usePage();
  return (
    <svg className="flag" viewBox="0 0 24 16" aria-hidden="true">
      <use href={`${build.drawings}#flag-${country}`} />
    </svg>
  );
}
