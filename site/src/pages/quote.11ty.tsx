import { phoneFact } from '@vakman/content/company/phone-fact';
import { usePage } from '../page/page-context.tsx';
import { CallUs } from '../_components/call-us.tsx';
import { FormPage } from '../_components/form-page/form-page.tsx';
import { Icon } from '../_components/icon/icon.tsx';
import { QuoteSteps } from '../_components/next-steps/next-steps.tsx';
import { QuoteForm } from '../_components/quote-form/quote-form.tsx';
import { pageTemplate } from '../_layouts/page-template.tsx';

const promises = ['warranty', 'speed'] as const;

/** The form first; beside it what happens next, and another way. */
function QuotePage() {
  const { content, t } = usePage();
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
  const sent = {
    title: t('quote.page.sent.title'),
    lead: t('quote.page.sent.text', { phone: phoneFact(content.company.phone).display }),
  };
  return (
    <FormPage title={t('quote.page.title')} lead={t('quote.page.introduction')} sent={sent} aside={aside}>
      <QuoteForm />
    </FormPage>
  );
}

export default pageTemplate(QuotePage, 'quote');
