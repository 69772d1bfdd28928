/** Counts the versions of the pages, so that whoever looks at one can be told of a newer one. */
export class PageVersions {
  #last: number;
  #ofMost: number;
  #ofSome = new Map<string, number>();

  /** @param first higher than any before: pages may be open since an earlier run. */
  constructor(first: number) {
    this.#last = first;
    this.#ofMost = first;
  }

  /** Version of the page that is served at a path. */
  of(path: string): number {
    return this.#ofSome.get(path) ?? this.#ofMost;
  }

  /** These pages were written anew. */
  renew(paths: readonly string[]): void {
    this.#last += 1;
    for (const path of paths) this.#ofSome.set(path, this.#last);
  }

  /** All pages were written anew but these, which stay as they are. */
  renewOthers(paths: readonly string[]): void {
    this.#last += 1;
    this.#ofSome = new Map(paths.map((path) => [path, this.of(path)]));
    this.#ofMost = this.#last;
  }
}
