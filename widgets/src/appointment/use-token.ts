import { useSyncExternalStore } from 'react';

/** As the links in our mails carry it; they keep it behind the `#`, where no server sees it. */
const token = /^[\da-f]{64}$/;

const fromAddress = () => location.hash.slice(1);

function onHashChange(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** The token of the private link; null where there is none that can be one, undefined in what the build renders. */
export function useToken(given: string | undefined): string | null | undefined {
  const found = useSyncExternalStore(
    onHashChange,
    () => given ?? fromAddress(),
    () => given,
  );
  if (found === undefined) return undefined;
  return token.test(found) ? found : null;
}
