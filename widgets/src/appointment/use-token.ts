import { useSyncExternalStore } from 'react';

/** As the links in our mails carry it; they keep it behind the `#`, where no server sees it. */
const token = /^[\da-f]{64}$/;

const fromAddress = () => location.hash.slice(1);

function onHashChange(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** The token of the private link: empty where there is none, null where it cannot be one, undefined in what the build renders. */
export function useToken(given: string | undefined): string | null | undefined {
  const found = useSyncExternalStore(
    onHashChange,
    () => given ?? fromAddress(),
    () => given,
  );
  return !found || token.test(found) ? found : null;
}
