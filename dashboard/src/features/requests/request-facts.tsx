import { routeToAddress } from '@vakman/domain/calendar/route-to-address';
import type { RequestFile } from '@vakman/domain/request-handling/read-request.answers';
import { choiceNames, type ChoiceFieldName } from '@vakman/domain/quote-request/quote-request.fields';
import { servedTown } from '@vakman/domain/service-area';
import { fill } from '@vakman/domain/text/fill';
import { wordsByLanguage as quoteFormWords } from '@vakman/widgets/generated/quote-form.words.ts';
import type { ReactNode } from 'react';
import { facts } from '../../../generated/facts.ts';
import { requestsWords } from '../../../generated/requests.words.ts';
import { nameOfLanguage } from '../../words/name-of-language.ts';
import { useWords } from '../../words/use-words.ts';

/** What was chosen, in the words of the form, and where it is. */
export function RequestFacts({ request }: Pick<RequestFile, 'request'>) {
  const { request: words } = useWords(requestsWords);
  const form = useWords(quoteFormWords).messages;
  const options: Readonly<Record<ChoiceFieldName, Readonly<Record<string, string>>>> = form.options;
  const town = servedTown(request.postal_code, facts.servedTowns);
  const rows: readonly (readonly [string, ReactNode])[] = [
    ...choiceNames.map((name) => [form.fields[name].label, options[name][request[name]]] as const),
    [words.language, nameOfLanguage(request.language)],
    [
      words.address,
      <span key="address">
        <span dir="auto">
          {request.street_address}, {request.postal_code}
        </span>{' '}
        <a
          href={routeToAddress(request.street_address, request.postal_code)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {words.route}
        </a>
        {town !== undefined && (
          <span className={town ? 'request-inside' : 'request-outside'}>
            {town ? fill(words.inside, { town: town.name }) : words.outside}
          </span>
        )}
      </span>,
    ],
  ];
  return (
    <dl className="request-facts">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
