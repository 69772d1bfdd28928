import { weekdayName } from '@vakman/domain/opening-hours/opening-hours';
import { groupDays } from '@vakman/domain/opening-hours/opening-hours';
import { usePage } from '../../page/page-context.tsx';

/** Days with the same hours on one line, as on the door of a shop. */
export function OpeningHours({ days = 'long' }: { readonly days?: 'long' | 'short' }) {
  const { content, lang, t } = usePage();
  return (
    <dl className="opening-hours">
      {groupDays(content.company.openingHours).map(({ from, to, hours }) => (
        <div key={from}>
          <dt>
            {from === to
              ? weekdayName(from, lang, days)
              : t('contact.days', {
                  from: weekdayName(from, lang, days),
                  to: weekdayName(to, lang, days),
                })}
          </dt>
          <dd>{hours ? t('contact.hours', hours) : t('contact.byAppointment')}</dd>
        </div>
      ))}
    </dl>
  );
}
