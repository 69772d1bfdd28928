import { phoneFact } from '@vakman/content/company/phone-fact';
import { pathTo } from '../../_data/routes.ts';
import { usePage } from '../../page/page-context.tsx';
import { Illustration } from '../illustration/illustration.tsx';
import { LaterStyle } from '../later-style/later-style.tsx';
import { QuoteSteps } from '../next-steps/quote-steps.tsx';

/** Where a request without script ends: it was received, and this happens next. */
export function Thanks() {
  const { content, lang, t } = usePage();
  const phone = phoneFact(content.company.phone);
  return (
    <div className="notice">
      <div>
        <h1>{t('thanks.title')}</h1>
        <p className="lead">{t('thanks.text')}</p>
        <LaterStyle />
        <h2 className="aside-title">{t('quote.next.title')}</h2>
        <QuoteSteps />
        <p>
          <a href={phone.href}>{t('thanks.urgent')}</a>
        </p>
        <p className="actions">
          <a className="button" href={pathTo('home', lang)}>
            {t('thanks.home')}
          </a>
        </p>
      </div>
      <Illustration name="fresh-door" />
    </div>
  );
}
