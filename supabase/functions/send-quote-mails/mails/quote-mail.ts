import type { Facts } from '@vakman/domain/facts/facts.ts';
import type { ClaimedQuote } from '../../_shared/database/claimed-quote.ts';
import { headerLine } from '../../_shared/mail/header-line.ts';
import { pageAddress } from '../../_shared/page/page-address.ts';
import { translateQuoteMail } from './quote-messages.ts';

/** What every mail about a quote is made of. */
export interface QuoteMail {
  readonly claimed: ClaimedQuote;
  readonly facts: Facts;
  readonly siteUrl: string;
}

/** The page of the quote; the secret stands behind `#`, which browsers send to nobody. */
export function linkToQuote({ claimed: { quote, token }, siteUrl }: QuoteMail): string | undefined {
  return token === null ? undefined : `${pageAddress(siteUrl, 'offer', quote.language)}#${token}`;
}

/** Its number, and which version where there were others. */
export function nameOf({ quote: { language, number, revision } }: ClaimedQuote): string {
  const label = revision > 1 ? 'labels.revised' : 'labels.quote';
  return translateQuoteMail(language)(label, { number, revision });
}

/** What the job is called, in one line. */
export const titleOf = ({ quote: { title } }: ClaimedQuote): string => headerLine(title);
