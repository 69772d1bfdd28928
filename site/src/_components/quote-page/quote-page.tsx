import { phoneFact } from '@vakman/content/company/phone-fact';
import { usePage } from '../../page/page-context.tsx';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { OpeningHours } from '../company-details/opening-hours.tsx';
import { Icon } from '../icon/icon.tsx';
import { LaterStyle } from '../later-style/later-style.tsx';
import { NextSteps } from '../next-steps/next-steps.tsx';
import { QuoteForm } from '../quote-form/quote-form.tsx';

const promises = ['warranty', 'speed'] as const;

/** The form first; beside it what happens next, and another way. */
export function QuotePage() {
  const { content, t } = usePage();
  const phone = phoneFact(content.company.phone);
  return (
    <div className="quote-page">
      <header>
        <Breadcrumbs />
        <h1>{t('quote.page.title')}</h1>
        <p className="lead">{t('quote.page.introduction')}</p>
      </header>
      <QuoteForm />
      <LaterStyle />
      <aside className="quote-aside">
        <h2 className="aside-title">{t('quote.next.title')}</h2>
        <NextSteps />
        <ul className="promises">
          {promises.map((promise) => (
            <li key={promise}>
              <Icon name={promise} />
              {t(`hero.badges.${promise}`)}
            </li>
          ))}
        </ul>
        <h2 className="aside-title">{t('navigation.call')}</h2>
        <p className="aside-phone">
          <a className="alone" href={phone.href}>
            {phone.display}
          </a>
        </p>
        <OpeningHours />
      </aside>
    </div>
  );
}
