import type { RequestFile } from '@vakman/domain/request-handling/read-request.answers';
import { formatVcard } from '@vakman/domain/contact/contact.vcard';
import { quoteRequestReference } from '@vakman/domain/quote-request/quote-request.reference';
import { requestsWords } from '../../../generated/requests.words.ts';
import { facts } from '../../../generated/facts.ts';
import { useWords } from '../../words/use-words.ts';
import { saveFile } from '../own-data/save-file.ts';

/** The ways to whoever asked. */
export function RequestContact({ request }: Pick<RequestFile, 'request'>) {
  const { request: words } = useWords(requestsWords);
  const subject = `${facts.company.name} ${quoteRequestReference(request.id)}`;
  return (
    <p className="request-ways">
      <a className="button" href={`tel:${request.phone.replaceAll(/[^\d+]/g, '')}`}>
        {words.call} <span>{request.phone}</span>
      </a>
      <a
        className="button"
        href={`mailto:${encodeURIComponent(request.email)}?subject=${encodeURIComponent(subject)}`}
      >
        {words.reply} <span dir="auto">{request.email}</span>
      </a>
      <button
        type="button"
        className="link"
        onClick={() => saveFile(new Blob([formatVcard(request)], { type: 'text/vcard' }), 'contact.vcf')}
      >
        {words.vcard}
      </button>
    </p>
  );
}
