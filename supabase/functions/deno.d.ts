/** The part of Deno that the functions use, for the type check of the other packages; Deno knows it all. */
declare const Deno: {
  readonly env: { get(name: string): string | undefined };
  /** Missing in the backend of developers and tests. */
  readonly resolveDns?: (host: string, type: 'A' | 'AAAA') => Promise<string[]>;
  serve(handler: (request: Request) => Response | Promise<Response>): unknown;
};
