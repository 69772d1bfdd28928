import { useSyncExternalStore } from 'react';
import { appWords } from '../../generated/app.words.ts';
import { useWords } from '../words/use-words.ts';

function followConnection(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Says so while there is no connection. */
export function OfflineNotice() {
  const { offline } = useWords(appWords);
  const online = useSyncExternalStore(followConnection, () => navigator.onLine);
  return <output className="offline-notice">{!online && offline}</output>;
}
