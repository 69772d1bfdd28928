import { browserStorage } from '../../session/stored-session.ts';
import type { DeviceStorage } from './engine/chat-memory.ts';

/** What all tabs of this browser share. */
export function deviceStorage(): DeviceStorage {
  const kept = browserStorage();
  return {
    getItem: kept.getItem.bind(kept),
    setItem: kept.setItem.bind(kept),
    follow(onChange) {
      const tell = ({ key }: StorageEvent) => onChange(key);
      addEventListener('storage', tell);
      return () => removeEventListener('storage', tell);
    },
  };
}
