/** The part of Deno that the functions use, for the type check of the other packages; Deno knows it all. */
declare const Deno: {
  readonly env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Response | Promise<Response>): unknown;
};
