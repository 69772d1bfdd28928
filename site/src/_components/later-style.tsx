import { lookOf } from '../page/page-look.ts';
import { usePage } from '../page/page-context.tsx';

/**
 * The style of what follows. It stands where the first view ends, so that everything before it is painted without
 * waiting, and it comes from the cache on later pages.
 */
export function LaterStyle() {
  const { build, route } = usePage();
  return <link rel="stylesheet" href={build.laterStyle[lookOf(route.kind)]} />;
}
