import { formatDateTime } from '@vakman/domain/format/format.dates';
import type { WebhookDelivery } from '@vakman/domain/partner/partner.webhook-answers';
import { useId } from 'react';
import { partnerWebhookWords } from '../../../generated/partner-webhook.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import '../partners/figure-table.css';

interface WebhookDeliveriesProps {
  /** The newest first. */
  readonly deliveries: readonly WebhookDelivery[];
}

/** What the partner was told of, and what he answered. */
export function WebhookDeliveries({ deliveries }: WebhookDeliveriesProps) {
  const words = useWords(partnerWebhookWords);
  const title = useId();
  const numbers = new Intl.NumberFormat(language);
  const codeOf = ({ status_code: code, attempts, state }: WebhookDelivery) =>
    code ?? (attempts > 0 && state !== 'waiting' ? words.noAnswer : '–');
  const columns = words.deliveries;
  return (
    <>
      <h3 id={title}>{columns.title}</h3>
      {deliveries.length === 0 ? (
        <p>{columns.none}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the way to what stands beside a narrow screen
        <section className="figures webhook-deliveries" aria-labelledby={title} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {[
                  columns.kind,
                  columns.state,
                  columns.moment,
                  columns.reference,
                  columns.code,
                  columns.attempts,
                ].map((column) => (
                  <th scope="col" key={column}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {deliveries.map((delivery) => (
                <tr key={delivery.id}>
                  <th scope="row">{words.kinds[delivery.kind]}</th>
                  <td data-state={delivery.state}>
                    {
                      words.states[
                        delivery.state === 'waiting' && delivery.attempts > 0 ? 'again' : delivery.state
                      ]
                    }
                  </td>
                  <td>{formatDateTime(delivery.happened_at, language)}</td>
                  <td dir="ltr">{delivery.reference ?? '–'}</td>
                  <td>{codeOf(delivery)}</td>
                  <td>{numbers.format(delivery.attempts)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}
