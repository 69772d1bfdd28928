import { groupDays, weekdayName } from '@vakman/domain/opening-hours/opening-hours';
import { usePage } from '../../page/page-context.tsx';

/** Days with the same hours on one line, as on the door of a shop. */
export function OpeningHours({ days = 'long' }: { readonly days?: 'long' | 'short' }) {
  const { content, locale, t } = usePage();
  return (
    <dl className="opening-hours">
      {groupDays(content.company.openingHours).map(({ from, to, hours }) => (
        <div key={from}>
          <dt>
            {from === to
              ? weekdayName(from, locale, days)
              : t('contact.days', {
                  from: weekdayName(from, locale, days),
                  to: weekdayName(to, locale, days),
                })}
          </dt>
          <dd>{hours ? t('contact.hours', hours) : t('contact.byAppointment')}</dd>
        </div>
      ))}
    </dl>
  );
}
