import { usePage } from '../../page/page-context.tsx';

/** The part of each drawing that keeps its place; what stands beside it shows where there is room. */
const views = {
  canal: '-70 -500 700 570',
  'missing-house': '-8 -490 520 545',
  'fresh-door': '-60 -470 420 524',
} as const;

/** A drawing on a quay above water that runs from edge to edge. It tells nothing that the words do not. */
export function Illustration({ name }: { readonly name: keyof typeof views }) {
  const { build } = usePage();
  return (
    <svg className="illustration" viewBox={views[name]} aria-hidden="true">
      <path className="quay" d="M-4000 0H8000V13H-4000Z" />
      <path className="quay-edge" d="M-4000 13H8000V19H-4000Z" />
      <path className="water" d="M-4000 19H8000V400H-4000Z" />
      <use href={`${build.drawings}#${name}`} />
    </svg>
  );
}
