/** The parts of `Storage` that the form uses. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const nowhere: TextStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/**
 * The browser's storage where it may be used; elsewhere one that forgets. Blocked storage throws at the first touch of
 * the property, and a full one at writing.
 */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): TextStorage {
  const quietly = <Result>(use: (storage: TextStorage) => Result, otherwise: Result): Result => {
    try {
      return use(globalThis[kind]);
    } catch {
      return otherwise;
    }
  };
  if (quietly((storage) => storage, undefined) === undefined) return nowhere;
  return {
    getItem: (key) => quietly((storage) => storage.getItem(key), null),
    setItem: (key, value) => quietly((storage) => storage.setItem(key, value), undefined),
    removeItem: (key) => quietly((storage) => storage.removeItem(key), undefined),
  };
}
