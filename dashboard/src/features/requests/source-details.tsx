import { partnerReferenceName, type SourceDetails } from '@vakman/domain/form/form.source-details';
import { requestsWords } from '../../../generated/requests.words.ts';
import { useWords } from '../../words/use-words.ts';

/** What the partner's page told with the request, by the partner's own names; nothing where it told nothing. */
export function SourceDetailsList({ details }: { readonly details: SourceDetails }) {
  const { request: words } = useWords(requestsWords);
  const rows = Object.entries(details);
  if (rows.length === 0) return null;
  return (
    <section className="request-part">
      <h2>{words.sourceDetails}</h2>
      <dl className="request-facts">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name === partnerReferenceName ? words.partnerReference : name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
