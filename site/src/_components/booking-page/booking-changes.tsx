import { pathTo } from '../../_data/routes.ts';
import { usePage } from '../../page/page-context.tsx';
import { Facts } from '../facts/facts.tsx';

const ways = ['move', 'withdraw', 'weather'] as const;

/** How a visitor gets out of an appointment again, or to another time. */
export function BookingChanges() {
  const { content, lang, t } = usePage();
  const values = { days: content.booking.changeWorkingDays };
  const facts = ways.map((way) => ({
    title: t(`bookingPage.changes.${way}.title`),
    text: t(`bookingPage.changes.${way}.text`, values),
  }));
  return (
    <section className="band split">
      <h2>{t('bookingPage.changes.title')}</h2>
      <div className="prose">
        <Facts facts={facts} />
        <p className="actions">
          <a className="button quiet" href={pathTo('appointment', lang)}>
            {t('bookingPage.changes.withdrawHere')}
          </a>
          <a className="button quiet" href={pathTo('terms', lang)}>
            {t('pages.terms.name')}
          </a>
        </p>
      </div>
    </section>
  );
}
