import { phoneFact } from '@vakman/content/company/phone-fact';
import { pathTo } from '../../_data/routes.ts';
import { usePage } from '../../page/page-context.tsx';
import { Illustration } from '../illustration/illustration.tsx';
import { LaterStyle } from '../later-style/later-style.tsx';

/** Says that booking by oneself is not possible yet, and what is. */
export function BookingPage() {
  const { content, lang, t } = usePage();
  const phone = phoneFact(content.company.phone);
  return (
    <div className="notice">
      <div>
        <h1>{t('bookingPage.title')}</h1>
        <p className="lead">{t('bookingPage.text')}</p>
        <p className="actions">
          <a className="button" href={pathTo('quote', lang)}>
            {t('navigation.requestQuote')}
          </a>
          <a className="button quiet" href={phone.href}>
            {t('navigation.callNumber', { phone: phone.display })}
          </a>
        </p>
      </div>
      <Illustration name="fresh-door" />
      <LaterStyle />
    </div>
  );
}
