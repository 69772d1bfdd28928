import { pathTo } from '../../_data/routes.ts';
import { usePage } from '../../page/page-context.tsx';
import { ActionOrCall } from '../action-or-call/action-or-call.tsx';
import { Illustration } from '../illustration/illustration.tsx';
import { LaterStyle } from '../later-style/later-style.tsx';

/** Says that booking by oneself is not possible yet, and what is. */
export function BookingPage() {
  const { lang, t } = usePage();
  return (
    <div className="notice">
      <div>
        <h1>{t('bookingPage.title')}</h1>
        <p className="lead">{t('bookingPage.text')}</p>
        <ActionOrCall href={pathTo('quote', lang)}>{t('navigation.requestQuote')}</ActionOrCall>
      </div>
      <Illustration name="fresh-door" />
      <LaterStyle />
    </div>
  );
}
