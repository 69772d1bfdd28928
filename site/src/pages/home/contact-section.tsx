import { usePage } from '../../page/page-context.tsx';
import { CompanyDetails } from '../../_components/company-details/company-details.tsx';
import { MapCard } from '../../_components/map-card/map-card.tsx';
import { QuoteSteps } from '../../_components/next-steps/next-steps.tsx';
import { QuoteForm } from '../../_components/quote-form/quote-form.tsx';

/** The quote form with what happens after it, and how to reach the firm. */
export function ContactSection() {
  const { t } = usePage();
  return (
    <section id="contact" className="contact band">
      <div id="offerte" className="quote-section">
        <div className="section-head">
          <h2>{t('quote.title')}</h2>
          <p className="lead">{t('quote.introduction')}</p>
        </div>
        <QuoteForm />
        <div className="form-aside">
          <h3 className="aside-title">{t('quote.next.title')}</h3>
          <QuoteSteps />
        </div>
      </div>
      <div className="contact-section">
        <div className="section-head">
          <h2>{t('contact.title')}</h2>
          <p className="lead">{t('contact.introduction')}</p>
        </div>
        <CompanyDetails />
        <MapCard />
      </div>
    </section>
  );
}
