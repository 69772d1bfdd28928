import { browserStorage } from '@vakman/widgets/storage/browser-storage.ts';
import { useEffect, useState } from 'react';
import { keepOfferToken, keptOfferToken, readOfferToken } from './offer-token.ts';

/**
 * The secret of the link that was opened, taken out of the address at once, so that nothing can tell of it; empty
 * without one. Another link in the same tab takes its place.
 */
export function useOfferToken(): string {
  const [token, setToken] = useState(
    () => readOfferToken(location.hash) || keptOfferToken(browserStorage('sessionStorage')),
  );
  useEffect(() => {
    const take = () => {
      const opened = readOfferToken(location.hash);
      if (!opened) return;
      keepOfferToken(browserStorage('sessionStorage'), opened);
      history.replaceState(history.state, '', location.pathname + location.search);
      setToken(opened);
    };
    take();
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);
  return token;
}
