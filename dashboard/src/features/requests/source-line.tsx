import { fill } from '@vakman/domain/text/fill';
import { requestsWords } from '../../../generated/requests.words.ts';
import { useWords } from '../../words/use-words.ts';
import { nameOfSource, type Source } from './sources.ts';

interface SourceLineProps {
  readonly request: { readonly source: string | null };
  readonly sources: readonly Source[];
}

/** By whom a request came; nothing where it came by the firm's own site. */
export function SourceLine({ request: { source }, sources }: SourceLineProps) {
  const { request: words } = useWords(requestsWords);
  return source !== null && <p dir="auto">{fill(words.from, { source: nameOfSource(source, sources) })}</p>;
}
