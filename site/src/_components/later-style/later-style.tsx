import { usePage } from '../../page/page-context.tsx';

/**
 * The style of what follows. It stands where the first view ends, so that everything before it is painted without
 * waiting, and it comes from the cache on every page but the first.
 */
export function LaterStyle() {
  const { build } = usePage();
  return <link rel="stylesheet" href={build.laterStyle} />;
}
