import type { Session } from '@supabase/auth-js';
import { sessionKey } from '@vakman/domain/stored-items/stored-keys';

/** Where a session is kept. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The session that the browser keeps, for all tabs; nothing where it keeps none, or text that is none. */
export function storedSession(storage: Pick<Storage, 'getItem'>): Session | undefined {
  try {
    const session: unknown = JSON.parse(storage.getItem(sessionKey) ?? 'null');
    const isSession = typeof session === 'object' && session !== null && 'refresh_token' in session;
    return isSession ? (session as Session) : undefined;
  } catch {
    return undefined;
  }
}

/** Local storage, or where the browser gives none, what lasts as long as the page. */
export function browserStorage(): SessionStorage {
  try {
    return localStorage;
  } catch {
    return memoryStorage();
  }
}

/** Forgets all of it with the page. */
export function memoryStorage(): SessionStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
  };
}
