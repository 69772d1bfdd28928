export interface Remembered<Key, Value> {
  /** What is there already, so that nothing waits for it. */
  readonly get: (key: Key) => Value | undefined;
  /** Tries a second time before it rejects; what failed is asked for again. */
  readonly load: (key: Key) => Promise<Value>;
}

/** Loads each thing once for all elements. */
export function remember<Key, Value extends object>(
  load: (key: Key) => Promise<Value>,
): Remembered<Key, Value> {
  const loaded = new Map<Key, Value>();
  return {
    get: (key) => loaded.get(key),
    async load(key) {
      const value = loaded.get(key) ?? (await load(key).catch(() => load(key)));
      loaded.set(key, value);
      return value;
    },
  };
}
