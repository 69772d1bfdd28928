import type { ReserveAction } from 'schema-dts';

/** That a service can be booked on the page with this address. */
export function reserveAction(page: string) {
  const action = {
    '@type': 'ReserveAction',
    target: { '@type': 'EntryPoint', urlTemplate: page },
  } satisfies ReserveAction;
  return { potentialAction: action };
}
