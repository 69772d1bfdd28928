import { randomUuid } from '@vakman/domain/text/random-uuid';

/**
 * Ids for what is stored under one that the browser makes. What is sent again unchanged, because its answer was lost, keeps
 * the id that it had, and so is stored once; what was stored is forgotten, so that the same can be said another time.
 */
export function createRetryIds() {
  const ids = new Map<string, string>();
  return {
    /** @param send answers whether it was stored. */
    async send<Content extends object>(
      what: string,
      content: Content,
      send: (draft: Content & { readonly id: string }) => Promise<boolean>,
    ): Promise<boolean> {
      const key = `${what} ${JSON.stringify(content)}`;
      const id = ids.get(key) ?? randomUuid();
      ids.set(key, id);
      const isStored = await send({ ...content, id });
      if (isStored) ids.delete(key);
      return isStored;
    },
  };
}
