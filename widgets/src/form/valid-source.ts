import { sourcePattern } from '@vakman/domain/form/form.source';

/** A partner's mistake in its tag must not cost a request. */
export function validSource(source: string | undefined): string | null {
  return source !== undefined && new RegExp(sourcePattern).test(source) ? source : null;
}
