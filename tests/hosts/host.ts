/** Addresses that a host page needs to know. */
export interface HostAddresses {
  readonly siteUrl: string;
  readonly supabaseUrl: string;
  /** Where the host pages stand. */
  readonly hostsUrl: string;
}

/** A website that a widget may find itself on. */
export interface Host {
  readonly name: string;
  /** False where the host turns or scales what it holds on purpose, and a widget is to follow. */
  readonly looksTheSame?: false;
  /** Name of its server; the standard is one of the own machine, which browsers trust as they do HTTPS. */
  readonly hostname?: string;
  /** Policy of the page; the standard is none. */
  readonly policy?: (addresses: HostAddresses) => string;
  /** Whether the page is isolated: nothing of another origin shows that does not allow it. */
  readonly isIsolated?: true;
  /** Before the first tag; the standard is `<!doctype html>`. */
  readonly doctype?: '';
  /** Attributes of `<html>`; the standard is its language. */
  readonly html?: string;
  readonly css?: string;
  /** Runs in the page before anything of ours. */
  readonly early?: () => void;
  /** Runs in the page when it is parsed. What it does is over when `<html>` has the attribute `data-done`. */
  readonly late?: () => void;
  /** Addresses of our scripts; the standard is the loader, once. */
  readonly scripts?: (addresses: HostAddresses) => readonly string[];
}

export const loaderOf = (origin: string): string => `${origin}/embed/v1.js`;
