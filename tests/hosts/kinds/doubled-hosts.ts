import { loaderOf, type Host } from '../host.ts';

/** Path under which the host pages' server has the kit a second time, as if it were of another version. */
export const otherVersionPath = '/other-version';

/** Hosts that include us more than once. */
export const doubledHosts: readonly Host[] = [
  {
    name: 'loader-twice',
    scripts: ({ siteUrl }) => [loaderOf(siteUrl), `${loaderOf(siteUrl)}?again`],
  },
  {
    name: 'two-versions',
    scripts: ({ siteUrl, hostsUrl }) => [loaderOf(siteUrl), loaderOf(hostsUrl + otherVersionPath)],
  },
];
