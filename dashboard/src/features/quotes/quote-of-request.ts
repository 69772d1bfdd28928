import type { QuoteFacts } from '@vakman/domain/facts/quote-facts';
import { longestQuoteTitle, type QuoteDraft } from '@vakman/domain/quote/quote.answers';
import { firstLines } from '@vakman/domain/quote/quote.first-lines';
import type { RequestFile } from '@vakman/domain/request-handling/read-request.answers';

/** What a quote for a request begins with: whom it is for, and lines that are guessed from what was asked. */
export function quoteOfRequest(
  { request }: Pick<RequestFile, 'request'>,
  facts: QuoteFacts,
): Omit<QuoteDraft, 'id'> {
  const lines = [...firstLines(request, facts)];
  const { language, name, email, street_address, postal_code } = request;
  const title = lines.map((line) => line.title).join(', ');
  return {
    language,
    name,
    email,
    street_address,
    postal_code,
    request_id: request.id,
    project_id: null,
    replaces: null,
    title: title.slice(0, longestQuoteTitle),
    introduction: '',
    conditions: '',
    lines,
    photos: [],
    home_age: null,
    version: null,
  };
}
