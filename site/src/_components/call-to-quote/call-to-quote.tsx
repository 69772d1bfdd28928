import { phoneFact } from '@vakman/content/company/phone-fact';
import { pathTo } from '../../_data/routes.ts';
import { usePage } from '../../page/page-context.tsx';

/** The way to a price of one's own, at the end of a page. */
export function CallToQuote() {
  const { content, lang, t } = usePage();
  const phone = phoneFact(content.company.phone);
  return (
    <section className="call-to-quote split band">
      <h2>{t('callToQuote.title')}</h2>
      <div>
        <p className="lead">{t('callToQuote.text')}</p>
        <p className="actions">
          <a className="button" href={pathTo('quote', lang)}>
            {t('navigation.requestQuote')}
          </a>
          <a className="button quiet" href={phone.href}>
            {t('navigation.callNumber', { phone: phone.display })}
          </a>
        </p>
      </div>
    </section>
  );
}
