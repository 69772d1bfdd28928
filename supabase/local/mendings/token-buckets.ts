interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

/** More senders at once are strangers who change their addresses; the one that asked longest ago is forgotten. */
const mostSenders = 10_000;

/** Lets each sender ask so often at once, and then again as time goes by. */
export class TokenBuckets {
  readonly #buckets = new Map<string, Bucket>();
  readonly #atOnce: number;
  readonly #perSecond: number;

  constructor(atOnce: number, perSecond: number) {
    this.#atOnce = atOnce;
    this.#perSecond = perSecond;
  }

  /**
   * Whether the sender may ask now, which is counted then.
   *
   * @param now in milliseconds since 1970.
   */
  take(sender: string, now = Date.now()): boolean {
    const { tokens, at } = this.#buckets.get(sender) ?? { tokens: this.#atOnce, at: now };
    const gained = (Math.max(0, now - at) / 1000) * this.#perSecond;
    const left = Math.min(this.#atOnce, tokens + gained);
    // Anew, so that the map stays in the order of asking.
    this.#buckets.delete(sender);
    this.#buckets.set(sender, { tokens: left < 1 ? left : left - 1, at: now });
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > mostSenders && oldest !== undefined) this.#buckets.delete(oldest);
    return left >= 1;
  }
}
