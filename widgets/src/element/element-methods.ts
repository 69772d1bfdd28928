/** What an element can do on demand, by the names under which its page calls it. */
export type Methods = Readonly<Record<string, (...values: never[]) => unknown>>;

type AnyMethods = Readonly<Record<string, (...values: unknown[]) => unknown>>;

/** Calls of a page, each of which waits until the widget can answer it. */
export class MethodCalls {
  #methods: AnyMethods | undefined;
  readonly #waiting: ((methods: AnyMethods) => void)[] = [];

  /** The widget says what it can do now, or, as it leaves the page, that it can do nothing. */
  readonly expose = (methods: Methods | undefined): void => {
    this.#methods = methods as AnyMethods | undefined;
    if (this.#methods) for (const call of this.#waiting.splice(0)) call(this.#methods);
  };

  /** Resolves with what the method answers, as soon as there is somebody to ask; a call that fails rejects. */
  call(name: string, values: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const answer = (methods: AnyMethods) => {
        try {
          resolve(methods[name]?.(...values));
        } catch (error) {
          reject(error);
        }
      };
      if (this.#methods) answer(this.#methods);
      else this.#waiting.push(answer);
    });
  }
}
