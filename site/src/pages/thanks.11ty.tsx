import { phoneFact } from '@vakman/content/company/phone-fact';
import { pathTo } from '../_data/routes.ts';
import { usePage } from '../page/page-context.tsx';
import { Illustration } from '../_components/illustration/illustration.tsx';
import { LaterStyle } from '../_components/later-style.tsx';
import { QuoteSteps } from '../_components/next-steps/next-steps.tsx';
import { pageTemplate } from '../_layouts/page-template.tsx';

/** Where a request without script ends: it was received, and this happens next. */
function Thanks() {
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

export default pageTemplate(Thanks, 'thanks');
