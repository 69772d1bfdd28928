import { usePage } from '../../page/page-context.tsx';
import { CallUs } from '../call-us/call-us.tsx';
import { FormPage } from '../form-page/form-page.tsx';
import { Icon } from '../icon/icon.tsx';
import { QuoteSteps } from '../next-steps/quote-steps.tsx';
import { QuoteForm } from '../quote-form/quote-form.tsx';

const promises = ['warranty', 'speed'] as const;

/** The form first; beside it what happens next, and another way. */
export function QuotePage() {
  const { t } = usePage();
  const aside = (
    <>
      <h2 className="aside-title">{t('quote.next.title')}</h2>
      <QuoteSteps />
      <ul className="promises">
        {promises.map((promise) => (
          <li key={promise}>
            <Icon name={promise} />
            {t(`hero.badges.${promise}`)}
          </li>
        ))}
      </ul>
      <CallUs />
    </>
  );
  return (
    <FormPage title={t('quote.page.title')} lead={t('quote.page.introduction')} aside={aside}>
      <QuoteForm />
    </FormPage>
  );
}
