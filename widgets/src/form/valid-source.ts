import { sourcePattern } from '@vakman/domain/quote-request/quote-request.fields';

/** A partner's mistake in its tag must not cost a request. */
export function validSource(source: string | undefined): string | null {
  return source !== undefined && new RegExp(sourcePattern).test(source) ? source : null;
}
